import type { Reader } from './types.ts';

/** Whether the reader may see a receipt: its owner and administrators (docs/rules/receipts.md#access). */
export function maySeeReceipt(reader: Reader, receipt: { readonly userId: string | null }): boolean {
  return reader.isAdmin || receipt.userId === reader.userId;
}
