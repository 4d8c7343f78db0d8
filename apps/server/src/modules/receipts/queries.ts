import { AppError, type ReceiptId, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { maySeeReceipt, searchKeyOf } from './policy.ts';
import { presentReceipt } from './present.ts';
import type { Reader, ReceiptPage, ReceiptQuery, ReceiptReading } from './receipts-service.ts';
import {
  countReceipts,
  findReceiptRow,
  listReceiptRows,
  type ReceiptFilter,
  type ReceiptRow,
  updateInvoiceNumber,
} from './repository.ts';

const pageCursor = z.tuple([z.number().int(), z.string().regex(/^\w{1,64}$/)]);

/** The row, if the reader may see it; otherwise it is not there. */
export async function requireReceipt(
  transactions: Transactions,
  reader: Reader,
  receiptId: ReceiptId,
): Promise<ReceiptRow> {
  const row = await findReceiptRow(transactions.outside, receiptId);
  if (!row || !maySeeReceipt(reader, { userId: row.user_id })) throw new AppError('receipt_not_found');
  return row;
}

export function createReceiptReading(
  transactions: Transactions,
  audit?: Pick<SecurityRecorder, 'record'>,
): ReceiptReading {
  const readPage = async (filter: ReceiptFilter, { limit, cursor }: ReceiptQuery): Promise<ReceiptPage> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, pageCursor);
    const found = await listReceiptRows(transactions.outside, filter, { after, count: limit + 1 });
    const { rows, nextCursor } = cutPage(found, limit, (row) => [row.created_at, row.id]);
    const total = await countReceipts(transactions.outside, filter);
    return { receipts: rows.map(presentReceipt), total, nextCursor };
  };
  const filterOf = ({ status, currency, search }: ReceiptQuery): Omit<ReceiptFilter, 'userId'> => ({
    status: status ?? null,
    currency: currency ?? null,
    searchKey: searchKeyOf(search?.trim() ?? ''),
  });
  return {
    listOwn: async (reader, query) => readPage({ ...filterOf(query), userId: reader.userId }, query),
    find: async (reader, receiptId) => presentReceipt(await requireReceipt(transactions, reader, receiptId)),
    listAll: async (query) => readPage({ ...filterOf(query), userId: null }, query),
    setInvoiceNumber: async (receiptId, invoiceNumber) => {
      const row = await transactions.run(async (tx) => {
        const changed = await updateInvoiceNumber(tx, receiptId, invoiceNumber || null);
        if (!changed) throw new AppError('receipt_not_found');
        const userId = changed.user_id as UserId | null;
        await audit?.record(tx, { kind: 'invoice-number-set', userId, detail: { target: receiptId } });
        return changed;
      });
      return presentReceipt(row);
    },
  };
}
