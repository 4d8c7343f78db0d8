import type { LedgerKind, ProjectId, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export interface LedgerRow {
  readonly id: string;
  readonly position: number;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly reason: string;
  readonly turn_id: string | null;
  readonly project_id: string | null;
  readonly model: string | null;
  readonly tokens: number | null;
  readonly created_at: number;
}

/** Times are epoch milliseconds; null is without a bound. */
export interface RowSpan {
  readonly from: number | null;
  readonly to: number | null;
}

export interface RowFilter extends RowSpan {
  /** null: of every kind. */
  readonly kinds: readonly LedgerKind[] | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
}

function within(tx: Tx, userId: UserId, { from, to }: RowSpan) {
  let query = queries(tx).selectFrom('credit_ledger').where('user_id', '=', userId);
  if (from !== null) query = query.where('created_at', '>=', from);
  if (to !== null) query = query.where('created_at', '<', to);
  return query;
}

/** Newest first, rows before `beforePosition`. */
export async function listLedgerRows(
  tx: Tx,
  userId: UserId,
  filter: RowFilter,
  page: { readonly beforePosition: number | null; readonly count: number },
): Promise<LedgerRow[]> {
  const { kinds, projectId, model } = filter;
  let query = within(tx, userId, filter).select([
    'id',
    'position',
    'kind',
    'amount',
    'balance_after',
    'reason',
    'turn_id',
    'project_id',
    'model',
    'tokens',
    'created_at',
  ]);
  if (kinds !== null) query = query.where('kind', 'in', kinds);
  if (projectId !== null) query = query.where('project_id', '=', projectId);
  if (model !== null) query = query.where('model', '=', model);
  if (page.beforePosition !== null) query = query.where('position', '<', page.beforePosition);
  return query.orderBy('position', 'desc').limit(page.count).execute();
}

export interface UseSum {
  readonly key: string | null;
  readonly used: number;
  readonly answers: number;
}

/** What answers took, summed by a column, largest first. */
export async function sumUse(
  tx: Tx,
  userId: UserId,
  span: RowSpan,
  column: 'project_id' | 'model',
  count: number,
): Promise<UseSum[]> {
  const used = sql<number>`sum(-amount)`;
  const rows = await within(tx, userId, span)
    .where('kind', 'in', ['reserve', 'settle', 'release'])
    .select(column)
    .select(used.as('used'))
    .select(sql<number>`sum(case when kind = 'settle' then 1 else 0 end)`.as('answers'))
    .groupBy(column)
    .orderBy(used, 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({ key: row[column], used: Number(row.used), answers: Number(row.answers) }));
}

/** All that answers took. */
export async function totalUse(
  tx: Tx,
  userId: UserId,
  span: RowSpan,
): Promise<{ used: number; answers: number }> {
  const row = await within(tx, userId, span)
    .where('kind', 'in', ['reserve', 'settle', 'release'])
    .select(sql<number>`coalesce(sum(-amount), 0)`.as('used'))
    .select(sql<number>`coalesce(sum(case when kind = 'settle' then 1 else 0 end), 0)`.as('answers'))
    .executeTakeFirst();
  return { used: Number(row?.used ?? 0), answers: Number(row?.answers ?? 0) };
}
