import type { FollowUp } from '../follow-up.ts';
import { looseColour, looseDark, looseLarger, looseSmaller } from './loose-cues.ts';
import { type LooseWish, say } from './loose-wish.ts';

/** Dark, larger or another colour. */
export function looseLook({ reading, targets }: FollowUp, folded: string): LooseWish | undefined {
  const isTurkish = reading.language === 'tr';
  if (targets.some(({ target }) => target.kind === 'field')) return undefined;
  if (looseDark.test(folded)) return say(isTurkish ? 'koyu tema olsun' : 'make the app dark');
  if (looseSmaller.test(folded) && looseLarger.test(folded))
    return say(isTurkish ? 'yazılar küçülsün' : 'make the text smaller');
  if (looseLarger.test(folded)) return say(isTurkish ? 'yazılar büyüsün' : 'make the text bigger');
  const colours = reading.index.colours.findAll(reading.words).filter(({ isTypo }) => !isTypo);
  const isUnwanted = ({ start, length }: { start: number; length: number }): boolean =>
    /^(?:not|this|that|these|bu|of|no)$/.test(reading.folded(start - 1)) ||
    /^(?:degil|cok|olmus|is|was)$/.test(reading.folded(start + length));
  const wanted = colours.filter((match) => !isUnwanted(match));
  const [colour] = wanted;
  if (colour === undefined || !looseColour.test(folded)) return undefined;
  const written = reading.written({ from: colour.start, to: colour.start + colour.length });
  return say(isTurkish ? `rengi ${written} yap` : `make it ${written}`);
}
