import { type Currency, currencies } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** Epoch milliseconds; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const total = sql<number>`count(*)`.as('count');
const toCount = (row: { readonly count: number } | undefined): number => Number(row?.count ?? 0);

export const countUsers = async (tx: Tx): Promise<number> =>
  toCount(await queries(tx).selectFrom('users').select(total).executeTakeFirst());

export const countActiveUsers = async (tx: Tx, since: number): Promise<number> =>
  toCount(
    await queries(tx)
      .selectFrom('users')
      .select(total)
      .where('last_login_at', '>=', since)
      .executeTakeFirst(),
  );

export const countSignUps = async (tx: Tx, { from, to }: Span): Promise<number> =>
  toCount(
    await queries(tx)
      .selectFrom('users')
      .select(total)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .executeTakeFirst(),
  );

/** Projects outside of the trash. */
export const countProjects = async (tx: Tx): Promise<number> =>
  toCount(
    await queries(tx).selectFrom('projects').select(total).where('deleted_at', 'is', null).executeTakeFirst(),
  );

export const countProjectsBy = async (
  tx: Tx,
  column: 'created_at' | 'updated_at',
  { from, to }: Span,
): Promise<number> =>
  toCount(
    await queries(tx)
      .selectFrom('projects')
      .select(total)
      .where(column, '>=', from)
      .where(column, '<', to)
      // As an expression: SQLite would read every project from the index of `deleted_at` and then its row.
      .where(sql`coalesce(deleted_at, 0)`, '=', 0)
      .executeTakeFirst(),
  );

interface PaidSum {
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly receipts: number;
}

const toSums = (
  rows: readonly { readonly currency: string; readonly amount: number; readonly receipts: number }[],
): PaidSum[] =>
  currencies.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency && Number(row.receipts) > 0)
      .map((row) => ({ currency, amountMinor: Number(row.amount), receipts: Number(row.receipts) })),
  );

/** Everything ever paid, from the sums by day. */
export async function sumPaid(tx: Tx): Promise<PaidSum[]> {
  const rows = await queries(tx)
    .selectFrom('receipt_days')
    .select([
      'currency',
      sql<number>`sum(amount_minor)`.as('amount'),
      sql<number>`sum(receipts)`.as('receipts'),
    ])
    .where('status', '=', 'Ödendi')
    .where('day', '>=', 0)
    .where('is_simulated', '=', 0)
    .groupBy('currency')
    .execute();
  return toSums(rows);
}

export async function countSimulated(tx: Tx): Promise<number> {
  const row = await queries(tx)
    .selectFrom('receipt_days')
    .select(sql<number>`sum(receipts)`.as('count'))
    .where('status', '=', 'Ödendi')
    .where('day', '>=', 0)
    .where('is_simulated', '=', 1)
    .executeTakeFirst();
  return toCount(row);
}

/** Sums of the receipts paid in a span that is not made of whole days. */
export async function sumPaidWithin(tx: Tx, { from, to }: Span): Promise<PaidSum[]> {
  const rows = await queries(tx)
    .selectFrom('receipts')
    .select(['currency', sql<number>`sum(amount_minor)`.as('amount'), sql<number>`count(*)`.as('receipts')])
    // As an expression: SQLite would read every paid receipt from the index of the status.
    .where(sql`coalesce(status, '')`, '=', 'Ödendi')
    .where('is_simulated', '=', 0)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .groupBy('currency')
    .execute();
  return toSums(rows);
}

/** Sums by day from the number of a day on. */
export async function sumPaidDays(
  tx: Tx,
  firstDay: number,
): Promise<{ readonly day: number; readonly currency: Currency; readonly minor: number }[]> {
  const rows = await queries(tx)
    .selectFrom('receipt_days')
    .select(['day', 'currency', sql<number>`sum(amount_minor)`.as('minor')])
    .where('day', '>=', firstDay)
    .where('status', '=', 'Ödendi')
    .where('is_simulated', '=', 0)
    .where('receipts', '>', 0)
    .groupBy(['day', 'currency'])
    .execute();
  return rows.map((row) => ({
    day: row.day,
    currency: row.currency as Currency,
    minor: Number(row.minor),
  }));
}

export interface TurnSum {
  readonly status: string;
  readonly turns: number;
  readonly charged: number;
}

/** Turns that were started in a span, by status. */
export async function sumTurns(tx: Tx, { from, to }: Span): Promise<TurnSum[]> {
  const rows = await queries(tx)
    .selectFrom('turns')
    .select(['status', sql<number>`count(*)`.as('turns'), sql<number>`sum(charged)`.as('charged')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('status')
    .execute();
  return rows.map((row) => ({
    status: row.status,
    turns: Number(row.turns),
    charged: Number(row.charged ?? 0),
  }));
}

/** Reports of changes that did not start. */
export const countFailedStarts = async (tx: Tx, { from, to }: Span): Promise<number> =>
  toCount(
    await queries(tx)
      .selectFrom('mount_reports')
      .select(total)
      .where('reported_at', '>=', from)
      .where('reported_at', '<', to)
      .where('result', '=', 'error')
      .executeTakeFirst(),
  );
