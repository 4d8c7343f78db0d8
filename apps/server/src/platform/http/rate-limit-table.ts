import { sql } from 'kysely';
import { queries } from '../db/index.ts';
import type { Tx } from '../tx.ts';

export interface RateLimitCount {
  readonly key: string;
  readonly uses: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Milliseconds. */
  readonly duration: number;
}

export interface RateLimitUse {
  /** Uses in the current window, including those just counted. */
  readonly used: number;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/**
 * Counts `uses` of `key` in one statement, so that concurrent processes lose no use. Starts a new window when the current
 * one has ended or ends later than possible, which happens after the clock was set back.
 */
export async function countUse(tx: Tx, { key, uses, now, duration }: RateLimitCount): Promise<RateLimitUse> {
  const isOver = sql<boolean>`(rate_limits.ends_at <= ${now} or rate_limits.ends_at > ${now + 2 * duration})`;
  const { used, ends_at: endsAt } = await queries(tx)
    .insertInto('rate_limits')
    .values({ key, used: uses, ends_at: now + duration })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when ${isOver} then excluded.used else rate_limits.used + excluded.used end`,
        ends_at: sql<number>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { used, endsAt };
}

/** Deletes at most `count` windows that have ended. Returns their number. */
export async function deleteEndedWindows(tx: Tx, now: number, count: number): Promise<number> {
  const result = await queries(tx)
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb.selectFrom('rate_limits').select('key').where('ends_at', '<=', now).limit(count),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
