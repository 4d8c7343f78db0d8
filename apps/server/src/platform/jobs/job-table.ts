import type { ExpressionBuilder } from 'kysely';
import { newId } from '../clock/new-id.ts';
import { clockTolerance, type Database, type Engine, queries } from '../db/index.ts';
import type { Tx } from '../tx.ts';

export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Number of claims, this one included. Also the fencing token: a later claim has a higher number. */
  readonly attempts: number;
}

export interface NewJob {
  readonly kind: string;
  readonly payload: unknown;
  readonly uniqueKey: string | null;
  readonly runAt: number;
}

/** Returns false when a job with the same unique key is waiting or running. */
export async function insertJob(tx: Tx, job: NewJob, now: number): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('jobs')
    .values({
      id: newId(now),
      kind: job.kind,
      payload_json: JSON.stringify(job.payload),
      unique_key: job.uniqueKey,
      run_at: job.runAt,
      lease_until: 0,
      attempts: 0,
      last_error: null,
      done_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Which kinds of jobs a queue runs. */
export type JobKinds = { readonly only: readonly string[] } | { readonly except: readonly string[] };

const isOfKinds = (kinds: JobKinds) => (eb: ExpressionBuilder<Database, 'jobs'>) =>
  'only' in kinds
    ? eb('kind', 'in', [...kinds.only])
    : kinds.except.length === 0
      ? eb.lit(true)
      : eb('kind', 'not in', [...kinds.except]);

/** Reads without a lock, so that an idle server does not open a write transaction every two seconds. */
export async function hasDueJob(tx: Tx, kinds: JobKinds, now: number): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where('lease_until', '<=', now)
    .where(isOfKinds(kinds))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface JobTimes {
  readonly now: number;
  /** Milliseconds of a lease. */
  readonly lease: number;
  /** The longest delay in milliseconds before a retry. */
  readonly backoff: number;
  /** The longest delay in milliseconds of kinds that have one. */
  readonly longestDelays: readonly (readonly [kind: string, delay: number])[];
}

/** Jobs whose time is further ahead than it can be: immediate jobs, retries, and kinds with a longest delay. */
const isTooLate =
  ({ now, backoff, longestDelays }: JobTimes) =>
  (eb: ExpressionBuilder<Database, 'jobs'>) => {
    const isAhead = (delay: number) => eb('run_at', '>', now + delay + clockTolerance);
    return eb.or([
      eb.and([eb('attempts', '=', 0), eb('run_at', '<=', eb.ref('created_at')), isAhead(0)]),
      eb.and([eb('attempts', '>', 0), isAhead(backoff)]),
      ...longestDelays.map(([kind, delay]) => eb.and([eb('kind', '=', kind), isAhead(delay)])),
    ]);
  };

/**
 * Repairs times that are impossible unless the clock was set back (docs/rules/jobs.md#clock-changes). A lease is shortened
 * instead of ended, because its process may be alive. Jobs that are too late become due.
 */
export async function repairTimes(tx: Tx, times: JobTimes): Promise<void> {
  const { now, lease } = times;
  const db = queries(tx);
  const latestLease = now + lease + clockTolerance;
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('lease_until', '>', latestLease), isTooLate(times)(eb)]))
    .execute();
  for (const { id } of found) {
    await db
      .updateTable('jobs')
      .set({ lease_until: now + lease })
      .where('id', '=', id)
      .where('lease_until', '>', latestLease)
      .execute();
    await db
      .updateTable('jobs')
      .set({ run_at: now })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .where(isTooLate(times))
      .execute();
  }
}

/** Claims the job that has been due for longest; null when there is none. Two processes never hold the same job. */
export async function claimJob(
  tx: Tx,
  engine: Engine,
  kinds: JobKinds,
  now: number,
  leaseUntil: number,
): Promise<ClaimedJob | null> {
  const db = queries(tx);
  const due = db
    .selectFrom('jobs')
    .selectAll()
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where('lease_until', '<=', now)
    .where(isOfKinds(kinds))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1);
  // SQLite has one writer at a time and no row locks.
  const row = await (engine === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst();
  if (!row) return null;
  const attempts = row.attempts + 1;
  await db.updateTable('jobs').set({ lease_until: leaseUntil, attempts }).where('id', '=', row.id).execute();
  return { id: row.id, kind: row.kind, payload: JSON.parse(row.payload_json) as unknown, attempts };
}

/** Heartbeat of a running job: no other process claims it before `leaseUntil`. */
export async function renewLease(tx: Tx, job: ClaimedJob, leaseUntil: number): Promise<void> {
  await queries(tx)
    .updateTable('jobs')
    .set({ lease_until: leaseUntil })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .where('done_at', 'is', null)
    .execute();
}

/** Ends a job: done when `error` is null, failed otherwise. Releases its unique key. */
export async function finishJob(tx: Tx, job: ClaimedJob, now: number, error: string | null): Promise<void> {
  await queries(tx)
    .updateTable('jobs')
    .set({ done_at: now, last_error: error, unique_key: null })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Schedules a failed job for another attempt at `runAt`. */
export async function postponeJob(tx: Tx, job: ClaimedJob, runAt: number, error: string): Promise<void> {
  await queries(tx)
    .updateTable('jobs')
    .set({ run_at: runAt, lease_until: 0, last_error: error })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Deletes at most `count` jobs that ended before `before`. Returns their number. */
export async function deleteEndedJobs(tx: Tx, before: number, count: number): Promise<number> {
  const { numDeletedRows } = await queries(tx)
    .deleteFrom('jobs')
    .where('id', 'in', (eb) =>
      eb.selectFrom('jobs').select('id').where('done_at', '<', before).orderBy('id').limit(count),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
