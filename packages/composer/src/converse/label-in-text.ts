import { fold } from '../language/fold.ts';

/** Endings change the end of a word, so only its beginning is compared. */
export const stemLength = 4;

/** Whether all words of a label stand in a text, whatever their endings are there. */
export function isLabelIn(label: string, text: string): boolean {
  const folded = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return fold(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .every((word) => folded.includes(` ${word.slice(0, Math.max(stemLength, word.length - 2))}`));
}
