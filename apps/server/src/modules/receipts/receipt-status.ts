import { paidReceiptStatuses, type ReceiptStatus } from '@kilim/contract';

/** Whether the order was paid, even if it was refunded later. */
export const isPaidReceipt = (status: ReceiptStatus): boolean =>
  (paidReceiptStatuses as readonly string[]).includes(status);
