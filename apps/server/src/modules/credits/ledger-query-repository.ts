import type { UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { clientTurnPrefix } from './turn-keys.ts';
import type { UsageBucket } from './types.ts';

/** A period in epoch milliseconds; `to` is exclusive, null means unbounded. */
export interface RecordSpan {
  readonly from: number | null;
  readonly to: number | null;
}

function within(tx: Tx, userId: UserId, { from, to }: RecordSpan) {
  let query = queries(tx).selectFrom('credit_ledger').where('user_id', '=', userId);
  if (from !== null) query = query.where('created_at', '>=', from);
  if (to !== null) query = query.where('created_at', '<', to);
  return query;
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
const chargedTurns = sql<number>`coalesce(sum(case when charged > 0 then 1 else 0 end), 0)`;
const turnKinds = ['reserve', 'settle', 'release'] as const;
/** Turns whose price was returned count as unused in the period in which they ran. Literals, for the partial index. */
const isKept = (
  userId: UserId,
) => sql<boolean>`(credit_ledger.turn_id is null or credit_ledger.turn_id not in (
  select returned.turn_id from credit_ledger as returned
  where returned.user_id = ${userId} and returned.kind = 'reversal' and returned.turn_id is not null))`;

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
    .where(isKept(userId))
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
    .where(isKept(userId))
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
      sql<number>`sum(case when kind in ('reserve', 'settle', 'release') and ${isKept(userId)} then -amount else 0 end)`.as(
        'used',
      ),
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

/** Number of turns that were ever charged and not returned. */
export async function countChargedTurns(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('credit_ledger')
    .select((eb) => eb.fn.countAll().as('turns'))
    .where('user_id', '=', userId)
    .where('charged', '>', 0)
    .where(isKept(userId))
    .executeTakeFirst();
  return Number(row?.turns ?? 0);
}

/** Number and median cost of the turns that were charged since a time (epoch milliseconds). */
export async function findMedianCost(
  tx: Tx,
  since: number,
): Promise<{ readonly turns: number; readonly median: number | null }> {
  // Literal, so that SQLite uses the partial index.
  const charged = () =>
    queries(tx)
      .selectFrom('credit_ledger')
      .where(sql<boolean>`charged > 0`)
      .where('created_at', '>=', since)
      // A client names any amount, which says nothing about what turns cost on this site.
      .where('turn_id', 'not like', `${clientTurnPrefix}%`);
  const counted = await charged()
    .select((eb) => eb.fn.countAll().as('turns'))
    .executeTakeFirst();
  const turns = Number(counted?.turns ?? 0);
  const middle = await charged()
    .select('charged')
    .orderBy('charged')
    .limit(1)
    .offset(Math.floor(turns / 2))
    .executeTakeFirst();
  return { turns, median: middle?.charged ?? null };
}
