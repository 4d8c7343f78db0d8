import type { OrderId, ReceiptId, UserId } from '@kilim/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { keysetAfter, likeEscaped, queries, type ReceiptsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export type ReceiptRow = Selectable<ReceiptsTable>;

export interface ReceiptFilter {
  /** null: of everybody. */
  readonly userId: UserId | null;
  readonly status: string | null;
  readonly currency: string | null;
  readonly searchKey: string;
}

/**
 * The next number of a sequence. Its row is held until the transaction ends, so numbers are given out in the order of
 * commits and a transaction that is undone leaves no gap.
 */
export async function takeNumber(tx: Tx, name: string): Promise<number> {
  const row = await queries(tx)
    .insertInto('sequences')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<number>`sequences.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(row.value);
}

/** Whether a receipt has this number. */
export async function isNumberTaken(tx: Tx, receiptNumber: string): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('receipts')
    .select('id')
    .where('receipt_number', '=', receiptNumber)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReceipt(tx: Tx, row: Insertable<ReceiptsTable>): Promise<void> {
  await queries(tx).insertInto('receipts').values(row).execute();
}

/** The address of the account itself; null when it is gone. */
export async function findAccountEmail(tx: Tx, userId: UserId | null): Promise<string | null> {
  if (userId === null) return null;
  const row = await queries(tx)
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function findReceiptRow(tx: Tx, id: ReceiptId): Promise<ReceiptRow | null> {
  const row = await queries(tx).selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findReceiptRowOfOrder(tx: Tx, orderId: OrderId): Promise<ReceiptRow | null> {
  const row = await queries(tx)
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findOrderIdByNumber(tx: Tx, receiptNumber: string): Promise<OrderId | null> {
  const row = await queries(tx)
    .selectFrom('receipts')
    .select('order_id')
    .where('receipt_number', '=', receiptNumber)
    .executeTakeFirst();
  return row ? (row.order_id as OrderId) : null;
}

/** Answers whether there was such a receipt. */
export async function updateReceiptOfOrder(
  tx: Tx,
  orderId: OrderId,
  { note, ...change }: Omit<Updateable<ReceiptsTable>, 'notes'> & { readonly note: string | null },
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('receipts')
    .set(change)
    .$if(note !== null, (query) =>
      query.set({
        notes: sql<string>`case when notes = '' then ${note} else notes || ${`\n${note}`} end`,
      }),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False when somebody marked it before. */
export async function markMailed(tx: Tx, id: string, now: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('receipts')
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function updateInvoiceNumber(
  tx: Tx,
  id: ReceiptId,
  invoiceNumber: string | null,
): Promise<ReceiptRow | null> {
  const row = await queries(tx)
    .updateTable('receipts')
    .set({ invoice_number: invoiceNumber })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function listNumbers(
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<Pick<ReceiptRow, 'id' | 'order_id' | 'receipt_number'>[]> {
  if (orderIds.length === 0) return [];
  return queries(tx)
    .selectFrom('receipts')
    .select(['id', 'order_id', 'receipt_number'])
    .where('order_id', 'in', orderIds)
    .execute();
}

function filtered(tx: Tx, { userId, status, currency, searchKey }: ReceiptFilter) {
  let query = queries(tx).selectFrom('receipts');
  if (userId !== null) query = query.where('user_id', '=', userId);
  if (status !== null) query = query.where('status', '=', status);
  if (currency !== null) query = query.where('currency', '=', currency);
  if (searchKey !== '') query = query.where(likeEscaped('search_key', searchKey));
  return query;
}

/** Newest first, after the row with these keys. */
export async function listReceiptRows(
  tx: Tx,
  filter: ReceiptFilter,
  page: { readonly after: readonly [createdAt: number, id: string] | null; readonly count: number },
): Promise<ReceiptRow[]> {
  let query = filtered(tx, filter).selectAll();
  if (page.after) query = query.where(keysetAfter('created_at', 'desc', page.after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.count).execute();
}

export async function countReceipts(tx: Tx, filter: ReceiptFilter): Promise<number> {
  const row = await filtered(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
