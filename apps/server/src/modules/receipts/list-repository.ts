import type { Money, ReceiptStatus, UserId } from '@kilim/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  containsSearched,
  countSome,
  exactly,
  findMatches,
  keysetAfter,
  type ListSelection,
  queries,
} from '../../platform/db/index.ts';
import type { ListTotal } from '../../platform/paging/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { toReceiptRecord } from './repository.ts';
import type { ReceiptRecord } from './types.ts';

/** null means any. */
export interface ReceiptFilter {
  readonly userId: UserId | null;
  readonly status: ReceiptStatus | null;
  readonly currency: Money['currency'] | null;
  /** Empty means any. */
  readonly searchKey: string;
}

export interface ReceiptList {
  readonly receipts: ReceiptRecord[];
  /** Null when it was not found on the way. */
  readonly total: ListTotal | null;
}

const direction = 'desc';
const key = 'receipts.created_at';

function selectionOf({ userId, status, currency, searchKey }: ReceiptFilter): ListSelection {
  const where: Expression<SqlBool>[] = [];
  if (userId !== null) where.push(sql`receipts.user_id = ${userId}`);
  if (status !== null) where.push(sql`receipts.status = ${status}`);
  if (currency !== null) where.push(sql`receipts.currency = ${currency}`);
  return { table: 'receipts', folded: searchKey, where, key };
}

/** Lists receipts, newest first, continuing after the given keys. */
export async function listReceipts(
  tx: Tx,
  filter: ReceiptFilter,
  {
    after,
    count,
  }: { readonly after: readonly [createdAt: number, id: string] | null; readonly count: number },
): Promise<ReceiptList> {
  const selection = selectionOf(filter);
  if (selection.folded !== '') {
    const matches = await findMatches(tx, selection, { direction, after, count });
    if (matches !== null) {
      return { receipts: await findReceipts(tx, matches.ids), total: exactly(matches.total) };
    }
  }
  let query = queries(tx).selectFrom('receipts').selectAll();
  if (selection.folded !== '') query = query.where(containsSearched('receipts', selection.folded));
  for (const condition of selection.where) query = query.where(condition);
  if (after !== null) query = query.where(keysetAfter(key, direction, after));
  const rows = await query.orderBy('created_at', direction).orderBy('id', direction).limit(count).execute();
  return { receipts: rows.map(toReceiptRecord), total: null };
}

async function findReceipts(tx: Tx, ids: readonly string[]): Promise<ReceiptRecord[]> {
  if (ids.length === 0) return [];
  const rows = await queries(tx).selectFrom('receipts').selectAll().where('id', 'in', ids).execute();
  const byId = new Map<string, ReceiptRecord>(rows.map((row) => [row.id, toReceiptRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Exact without a search. The receipts of everyone are counted from their sums by day. */
export async function countReceipts(tx: Tx, filter: ReceiptFilter): Promise<ListTotal> {
  const selection = selectionOf(filter);
  if (selection.folded !== '') return countSome(tx, selection);
  if (filter.userId === null) return exactly(await countFromDays(tx, filter));
  let query = queries(tx)
    .selectFrom('receipts')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  for (const condition of selection.where) query = query.where(condition);
  const { count } = await query.executeTakeFirstOrThrow();
  return exactly(Number(count));
}

async function countFromDays(tx: Tx, { status, currency }: ReceiptFilter): Promise<number> {
  let query = queries(tx).selectFrom('receipt_days').select(sql<number>`sum(receipts)`.as('count'));
  if (status !== null) query = query.where('status', '=', status);
  if (currency !== null) query = query.where('currency', '=', currency);
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
