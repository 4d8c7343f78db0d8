import type { Range, Reading } from '../../understand/reading.ts';
import type { FollowUp } from '../follow-up.ts';
import { looseLook } from '../loose/loose-look.ts';
import type { LooseWish } from '../loose/loose-wish.ts';

/** "green abeg": a request for the colour that the words of a look name; none if they name no colour. */
export function colourIn(reading: Reading, { from, to }: Range): readonly string[] {
  const [colour] = reading.index.colours.findAll(reading.words, from, to).filter(({ isTypo }) => !isTypo);
  if (colour === undefined) return [];
  const text = reading.written({ from: colour.start, to: colour.start + colour.length });
  return [reading.language === 'tr' ? `rengi ${text} yap` : `make it ${text}`];
}

/** What a clause says of the look of the app. */
export const readLook = (clause: FollowUp): LooseWish | undefined =>
  looseLook(clause, ` ${clause.reading.words.map(({ folded }) => folded).join(' ')} `);
