import type { Tx } from '../../platform/tx.ts';
import { isNumberTaken } from './repository.ts';

/** How many numbers exist under one prefix: nine digits. */
export const receiptNumberCount = 1_000_000_000;

/** The prefix and nine digits. They are random, so that a number does not reveal how many receipts exist. */
export const formatReceiptNumber = (prefix: string, draw: number): string =>
  `${prefix}${String(draw).padStart(9, '0')}`;

/** With a million receipts one draw in a thousand is taken, so this many in a row practically never are. */
const drawsMaximum = 50;

/** Draws a free receipt number. The caller holds the sequence's lock, so no one else takes it before the commit. */
export async function drawReceiptNumber(
  tx: Tx,
  prefix: string,
  draw: (below: number) => number,
): Promise<string> {
  for (let count = 0; count < drawsMaximum; count += 1) {
    const number = formatReceiptNumber(prefix, draw(receiptNumberCount));
    if (!(await isNumberTaken(tx, number))) return number;
  }
  throw new Error(`No free receipt number in ${drawsMaximum} draws; prefix ${prefix} is used up.`);
}
