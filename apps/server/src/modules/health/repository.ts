import { healthRules } from '@kilim/contract';
import { sql } from 'kysely';
import { migrations, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** Reads the migrations of the database, and counts those that this version of the code does not know. */
export async function readMigrations(
  tx: Tx,
): Promise<{ readonly count: number; readonly latest: string | null; readonly unknown: number }> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries(tx),
  );
  const names = rows.map(({ name }) => name);
  return {
    count: names.length,
    latest: names.at(-1) ?? null,
    unknown: names.filter((name) => !Object.hasOwn(migrations, name)).length,
  };
}

/** Users that one statement sums, so that none takes long. */
const usersPerStatement = 5_000;

/** Bytes of all users. */
export async function sumStored(tx: Tx): Promise<number> {
  let total = 0;
  for (let after = ''; ; ) {
    const page = queries(tx)
      .selectFrom('users')
      .select(['id', 'storage_bytes'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(usersPerStatement);
    const row = await queries(tx)
      .selectFrom(page.as('page'))
      .select((eb) => [
        eb.fn.sum<number | string | null>('page.storage_bytes').as('bytes'),
        eb.fn.max('page.id').as('last'),
        eb.fn.countAll<number | string>().as('count'),
      ])
      .executeTakeFirst();
    total += Number(row?.bytes ?? 0);
    if (Number(row?.count ?? 0) < usersPerStatement) return total;
    after = String(row?.last ?? '');
  }
}

const limited = healthRules.countMaximum;

/** Mails that were not sent, at most `countMaximum`. */
export async function readWaitingMails(
  tx: Tx,
): Promise<{ readonly waiting: number; readonly oldestAt: number | null }> {
  const rows = await queries(tx)
    .selectFrom('mails')
    .select('created_at')
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(limited)
    .execute();
  return { waiting: rows.length, oldestAt: rows[0]?.created_at ?? null };
}

/** Refunds that the bank has not decided since `before`. */
export async function countUndecidedRefunds(tx: Tx, before: number): Promise<number> {
  const rows = await queries(tx)
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .limit(limited)
    .execute();
  return rows.length;
}

export async function countUnmatchedTransfers(tx: Tx): Promise<number> {
  const rows = await queries(tx)
    .selectFrom('transfers')
    .select('id')
    .where('status', '=', 'unmatched')
    .limit(limited)
    .execute();
  return rows.length;
}

/** Jobs that wait, and the one that has been due for longest and runs nowhere. */
export async function readWaitingJobs(
  tx: Tx,
  now: number,
): Promise<{ readonly waiting: number; readonly oldestDueAt: number | null }> {
  const waiting = await queries(tx)
    .selectFrom('jobs')
    .select('run_at')
    .where('done_at', 'is', null)
    .where('lease_until', '<=', now)
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(limited)
    .execute();
  return { waiting: waiting.length, oldestDueAt: waiting[0]?.run_at ?? null };
}

/** Final failures since `since` by kind, the most frequent first. */
export async function countFailedJobs(
  tx: Tx,
  since: number,
): Promise<{ readonly kind: string; readonly count: number }[]> {
  const rows = await queries(tx)
    .selectFrom('jobs')
    .select((eb) => ['kind', eb.fn.countAll<number | string>().as('count')])
    .where('done_at', '>=', since)
    .where('last_error', 'is not', null)
    .groupBy('kind')
    .execute();
  return rows
    .map(({ kind, count }) => ({ kind, count: Number(count) }))
    .sort((one, other) => other.count - one.count || one.kind.localeCompare(other.kind));
}
