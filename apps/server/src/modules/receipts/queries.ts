import { AppError, type Receipt, type ReceiptId } from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import { countReceipts, listReceipts, type ReceiptFilter } from './list-repository.ts';
import { maySeeReceipt } from './policy.ts';
import { presentReceipt } from './present.ts';
import { findReceipt } from './repository.ts';
import { toSearchKey } from './search-key.ts';
import type { AllReceiptsPage, Reader, ReceiptPage, ReceiptQuery, ReceiptRecord } from './types.ts';

export interface ReceiptQueries {
  /** Lists the reader's own receipts, newest first. */
  listOwn(reader: Reader, query: ReceiptQuery): Promise<ReceiptPage>;
  /** Throws `receipt_not_found` unless the reader is the owner or an administrator. */
  find(reader: Reader, receiptId: ReceiptId): Promise<Receipt>;
  /** Lists all receipts; the route allows only administrators. */
  listAll(query: ReceiptQuery): Promise<AllReceiptsPage>;
}

const pageCursor = z.tuple([z.number().int(), z.string().regex(/^\w{1,64}$/)]);

/** Reads a receipt. Throws `receipt_not_found` if it is missing or the reader may not see it. */
export async function requireReceipt(
  transactions: Transactions,
  reader: Reader,
  receiptId: ReceiptId,
): Promise<ReceiptRecord> {
  const record = await findReceipt(transactions.outside, receiptId);
  if (!record || !maySeeReceipt(reader, record)) throw new AppError('receipt_not_found');
  return record;
}

const filterOf = ({ status, currency, search }: ReceiptQuery): Omit<ReceiptFilter, 'userId'> => ({
  status: status ?? null,
  currency: currency ?? null,
  searchKey: toSearchKey(search?.trim() ?? ''),
});

export function createReceiptQueries(transactions: Transactions): ReceiptQueries {
  const readPage = async (
    filter: ReceiptFilter,
    { limit, cursor }: ReceiptQuery,
  ): Promise<AllReceiptsPage> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, pageCursor);
    const tx = transactions.outside;
    const { receipts, total } = await listReceipts(tx, filter, { after, count: limit + 1 });
    const { rows, nextCursor } = cutPage(receipts, limit, (record) => [record.createdAt, record.id]);
    const counted = total ?? (await countReceipts(tx, filter));
    return { receipts: rows.map(presentReceipt), ...counted, nextCursor };
  };
  return {
    listOwn: async (reader, query) => {
      const page = await readPage({ ...filterOf(query), userId: reader.userId }, query);
      return { receipts: page.receipts, total: page.total, nextCursor: page.nextCursor };
    },
    find: async (reader, receiptId) => presentReceipt(await requireReceipt(transactions, reader, receiptId)),
    listAll: async (query) => readPage({ ...filterOf(query), userId: null }, query),
  };
}
