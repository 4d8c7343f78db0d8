import { findLook } from '../../understand/find-look.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Look } from '../../understand/understanding.ts';
import { colours } from '../../understand/words/look-words.ts';
import type { Operation } from '../operation.ts';
import { largerText, smallerText } from '../verbs.ts';
import type { ReadChange } from './change.ts';

const modern = / (?:modern\w*|daha guzel\w*|sik\w*|sade\w*|minimal\w*|better|nicer|cleaner|prettier) /;
const darkWord =
  / (?:koyu|karanlik|dark|gece) (?:tema\w*|mod\w*|theme|mode|renk\w*|olsun|yap\w*) | (?:make (?:it|the app|this app|my app)|go) dark /;
const lightWord =
  / (?:acik|aydinlik|light) (?:tema\w*|mod\w*|theme|mode|olsun|yap\w*) | make (?:it|the app|this app|my app) light /;

/** "pembe yap", "purple pls": a colour and hardly anything else. */
function findColourAlone({ words, index }: Reading): Look | undefined {
  const [found] = index.colours.findAll(words).filter(({ isTypo }) => !isTypo);
  const others = words.filter(
    ({ kind, folded }, at) =>
      kind === 'word' &&
      (found === undefined || at < found.start || at >= found.start + found.length) &&
      !/^(?:yap\w*|olsun|lutfen|please|pls|make|it|all|hepsi\w*|her sey|uygulama\w*)$/.test(folded),
  );
  const colour = found === undefined || others.length > 0 ? undefined : colours[found.value];
  return colour === undefined ? undefined : { ...colour, styles: [] };
}

/** Colours, scheme, text size, layout, currency and card style. */
export const readLook: ReadChange = ({ reading, spec, has }) => {
  const look = { ...findColourAlone(reading), ...findLook(reading, [], () => false) };
  const found: Operation[] = [];
  if (look.accent !== undefined || look.palette !== undefined) {
    const palette = look.palette ?? spec.palette;
    const isSame = palette === spec.palette && look.accent === spec.accent;
    if (!isSame)
      found.push({ kind: 'setColors', palette, ...(look.accent !== undefined && { accent: look.accent }) });
  }
  const scheme = has(darkWord) ? 'dark' : has(lightWord) ? 'light' : look.scheme;
  if (scheme !== undefined && scheme !== spec.scheme) found.push({ kind: 'setScheme', scheme });
  const textSize = has(largerText) ? 'large' : has(smallerText) ? 'normal' : undefined;
  if (textSize !== undefined && textSize !== spec.textSize) found.push({ kind: 'setTextSize', textSize });
  if (look.layout !== undefined && look.layout !== spec.layout)
    found.push({ kind: 'setLayout', layout: look.layout });
  if (look.currency !== undefined && look.currency !== spec.currency)
    found.push({ kind: 'setCurrency', currency: look.currency });
  if (found.length === 0 && has(modern) && reading.words.length <= 8) {
    const next = spec.cardStyle === 'raised' ? 'tinted' : 'raised';
    found.push({ kind: 'setCardStyle', cardStyle: next });
  }
  return found.length === 0 ? undefined : { kind: 'operations', operations: found };
};
