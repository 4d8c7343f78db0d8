import { paidReceiptStatuses, type ReceiptStatus } from '@kilim/contract';
import type { Reader } from './receipts-service.ts';

/** Owner or administrator (customer.md §6); for everybody else a receipt is not there. */
export function maySeeReceipt(reader: Reader, owner: { readonly userId: string | null }): boolean {
  return reader.isAdmin || owner.userId === reader.userId;
}

/** Whether money arrived, also when some of it was given back since. */
export const wasPaid = (status: ReceiptStatus): boolean =>
  (paidReceiptStatuses as readonly string[]).includes(status);

/** Number, names and e-mail in lower case by Turkish rules: neither engine's own folding knows them. */
export const searchKeyOf = (...texts: readonly string[]): string =>
  texts.join('\n').normalize('NFC').toLocaleLowerCase('tr');

/** The prefix and nine digits (customer.md §3); unique because the count never repeats. */
export const receiptNumberOf = (prefix: string, count: number): string =>
  `${prefix}${String(count).padStart(9, '0')}`;
