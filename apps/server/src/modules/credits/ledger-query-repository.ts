import type { Credits, LedgerKind, ProjectId, TurnId, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { LedgerRecord, UsageBucket } from './types.ts';

/** A period in epoch milliseconds; `to` is exclusive, null means unbounded. */
export interface RecordSpan {
  readonly from: number | null;
  readonly to: number | null;
}

/** null means any. */
export interface RecordFilter extends RecordSpan {
  readonly kinds: readonly LedgerKind[] | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
}

function within(tx: Tx, userId: UserId, { from, to }: RecordSpan) {
  let query = queries(tx).selectFrom('credit_ledger').where('user_id', '=', userId);
  if (from !== null) query = query.where('created_at', '>=', from);
  if (to !== null) query = query.where('created_at', '<', to);
  return query;
}

/** Lists ledger records before `beforePosition`, newest first. */
export async function listLedgerRecords(
  tx: Tx,
  userId: UserId,
  filter: RecordFilter,
  page: { readonly beforePosition: number | null; readonly count: number },
): Promise<LedgerRecord[]> {
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
  const rows = await query.orderBy('position', 'desc').limit(page.count).execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    kind: row.kind as LedgerKind,
    amount: row.amount,
    balanceAfter: row.balance_after as Credits,
    reason: row.reason,
    turnId: row.turn_id as TurnId | null,
    projectId: row.project_id as ProjectId | null,
    model: row.model,
    tokens: row.tokens,
    createdAt: row.created_at,
  }));
}

/** Credits used by turns and the number of charged turns. */
interface UsageTotal {
  readonly used: number;
  readonly answers: number;
}

export interface UsageSum extends UsageTotal {
  /** Project id or model. */
  readonly key: string | null;
}

const usedCredits = sql<number>`coalesce(sum(-amount), 0)`;
const chargedTurns = sql<number>`coalesce(sum(case when kind = 'settle' then 1 else 0 end), 0)`;
const turnKinds = ['reserve', 'settle', 'release'] as const;

/** Sums what turns cost by project or by model, largest first. */
export async function sumUsageBy(
  tx: Tx,
  userId: UserId,
  span: RecordSpan,
  by: 'project' | 'model',
  count: number,
): Promise<UsageSum[]> {
  const column = by === 'project' ? 'project_id' : 'model';
  const rows = await within(tx, userId, span)
    .where('kind', 'in', turnKinds)
    .select(`${column} as key`)
    .select([usedCredits.as('used'), chargedTurns.as('answers')])
    .groupBy(column)
    .orderBy(usedCredits, 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({ key: row.key, used: Number(row.used), answers: Number(row.answers) }));
}

/** Sums what all turns cost. */
export async function sumUsage(tx: Tx, userId: UserId, span: RecordSpan): Promise<UsageTotal> {
  const row = await within(tx, userId, span)
    .where('kind', 'in', turnKinds)
    .select([usedCredits.as('used'), chargedTurns.as('answers')])
    .executeTakeFirst();
  return { used: Number(row?.used ?? 0), answers: Number(row?.answers ?? 0) };
}

const bucketLength = 15 * 60_000;

/** Sums usage and purchases per quarter of an hour, the smallest offset between time zones. */
export async function sumUsageByQuarterHour(tx: Tx, userId: UserId, since: number): Promise<UsageBucket[]> {
  const bucket = sql<number>`created_at / ${sql.lit(bucketLength)}`;
  const rows = await queries(tx)
    .selectFrom('credit_ledger')
    .select(bucket.as('bucket'))
    .select(
      sql<number>`sum(case when kind in ('reserve', 'settle', 'release') then -amount else 0 end)`.as('used'),
    )
    .select(sql<number>`sum(case when kind = 'purchase' then amount else 0 end)`.as('bought'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .groupBy(bucket)
    .orderBy(bucket)
    .execute();
  return rows.map((row) => ({
    startsAt: Number(row.bucket) * bucketLength,
    used: Number(row.used),
    bought: Number(row.bought),
  }));
}

/** Number of turns that were ever charged. */
export async function countSettledTurns(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('credit_ledger')
    .select((eb) => eb.fn.countAll().as('turns'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'settle')
    .executeTakeFirst();
  return Number(row?.turns ?? 0);
}
