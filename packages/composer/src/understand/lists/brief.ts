import type { Reading } from '../reading.ts';

/** Shorter descriptions name one thing; their remarks are read as its details. */
const shortestBrief = 28;

export function isBrief({ words }: Reading): boolean {
  let count = 0;
  for (const { kind } of words) {
    if (kind === 'word') count += 1;
    if (count === shortestBrief) return true;
  }
  return false;
}
