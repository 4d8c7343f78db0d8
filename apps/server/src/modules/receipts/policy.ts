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

/** How many receipt numbers there are under one prefix: nine digits. */
export const receiptNumbers = 1_000_000_000;

/** The prefix and nine digits: any of them, so that a number tells nothing about how many were sold. */
export const receiptNumberOf = (prefix: string, draw: number): string =>
  `${prefix}${String(draw).padStart(9, '0')}`;
