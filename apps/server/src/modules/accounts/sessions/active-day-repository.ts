import type { UserId } from '@kilim/contract';
import { utcDay } from '../../../platform/clock/utc-day.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** Records the user as active on this day (UTC). */
export async function recordActiveDay(tx: Tx, userId: UserId, now: number): Promise<void> {
  await queries(tx)
    .insertInto('seen_days')
    .values({ user_id: userId, day: utcDay(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countActiveDays(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('seen_days')
    .select((eb) => eb.fn.countAll().as('days'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.days ?? 0);
}

/** As `2026-11-21`, oldest first. */
export async function listActiveDays(tx: Tx, userId: UserId): Promise<string[]> {
  const rows = await queries(tx)
    .selectFrom('seen_days')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}
