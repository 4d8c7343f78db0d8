import type { Transactions } from '../../../platform/tx.ts';
import { createReceiptsService } from '../service.ts';

/** The service over a test's database. */
export function createTestReceipts(transactions: Transactions) {
  return { receipts: createReceiptsService({ transactions, numberPrefix: 'KLM' }) };
}
