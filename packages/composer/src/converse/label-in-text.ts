import { fold } from '../language/fold.ts';

/** Endings change the end of a word, so only its beginning is compared. */
export const stemLength = 4;

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether all words of a label stand in a text, whatever their endings are there. */
export function isLabelIn(label: string, text: string): boolean {
  const written = wordsOf(text);
  return wordsOf(label).every((word) => {
    const stem = word.slice(0, Math.max(stemLength, word.length - 2));
    // "Ad" is no beginning of "adres".
    const longest = word.length < stemLength ? 2 * word.length : Number.POSITIVE_INFINITY;
    return written.some((each) => each.startsWith(stem) && each.length <= longest);
  });
}
