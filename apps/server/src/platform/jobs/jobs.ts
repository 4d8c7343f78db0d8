import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '../clock/clock.ts';
import type { Engine } from '../db/index.ts';
import type { Log } from '../log/log.ts';
import type { Transactions, Tx } from '../tx.ts';
import {
  type ClaimedJob,
  claimJob,
  deleteEndedJobs,
  finishJob,
  hasDueJob,
  insertJob,
  type JobKinds,
  postponeJob,
  renewLease,
  repairTimes,
} from './job-table.ts';

/** Runs one job. Throws to have it retried. */
export interface JobHandler {
  (payload: unknown): Promise<void>;
  /** Milliseconds between two runs of a job that repeats. The queue schedules it; it has no payload. */
  readonly interval?: number;
  /** The longest time in milliseconds for which such a job is scheduled ahead. */
  readonly longestDelay?: number;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobOptions {
  /** At most one job with this key waits or runs; enqueueing another one does nothing. */
  readonly uniqueKey?: string;
  /** Epoch milliseconds; now unless given. */
  readonly runAt?: number;
}

/** Enqueues jobs in the transaction of the change that requires them. */
export interface JobQueue {
  /** Returns false when a job with the same unique key exists. */
  enqueue(tx: Tx, kind: string, payload: unknown, options?: JobOptions): Promise<boolean>;
}

export interface Jobs extends JobQueue {
  /** Runs all due jobs one after the other. Returns the number of claims. */
  runDue(): Promise<number>;
  start(): void;
  /** Claims no more jobs and waits for the running one. */
  stop(): Promise<void>;
}

export interface JobsPorts {
  readonly transactions: Transactions;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly handlers: JobHandlers;
  /** The kinds that this queue runs; all unless given. Long jobs get a queue of their own, so that others do not wait. */
  readonly kinds?: JobKinds;
  readonly log: Log;
}

const second = 1000;
const hour = 3600 * second;
const leaseTime = 60 * second;
const pollInterval = 2 * second;
/** Leaves time for the enqueueing transaction to commit; otherwise the next poll finds the job. */
const wakeDelay = 50;
const attemptsMaximum = 10;
const keepEndedFor = 7 * 24 * hour;
const cleanUpBatch = 500;

const backoffMaximum = hour;

/** Milliseconds before the next attempt: 5 s, 10 s, 20 s … at most one hour. Ten attempts take about 43 minutes. */
export function backoffAfter(attempts: number): number {
  return Math.min(backoffMaximum, 5 * second * 2 ** (attempts - 1));
}

const describeFailure = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** The job queue of this process. Nothing runs before `start`. */
export function createJobs({
  transactions,
  engine,
  clock,
  handlers,
  log,
  kinds = { except: [] },
}: JobsPorts): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let nextPollAt = 0;
  let isStarted = false;
  let isRepeatingScheduled = false;
  let running: Promise<void> = Promise.resolve();
  let cleanedAt = 0;

  const findHandler = (kind: string): JobHandler | undefined =>
    Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;

  /** The kind is the unique key, so that only one run of a repeating job is scheduled. */
  const insertRun = (tx: Tx, kind: string, runAt: number): Promise<boolean> =>
    insertJob(tx, { kind, payload: {}, uniqueKey: kind, runAt }, clock.now());

  async function scheduleRepeating(): Promise<void> {
    if (isRepeatingScheduled) return;
    for (const [kind, { interval }] of Object.entries(handlers)) {
      if (interval !== undefined) await insertRun(transactions.outside, kind, clock.now());
    }
    isRepeatingScheduled = true;
  }

  const listLongestDelays = (): [kind: string, delay: number][] =>
    Object.entries(handlers).flatMap(([kind, { interval, longestDelay = interval }]) =>
      longestDelay === undefined ? [] : [[kind, longestDelay]],
    );

  async function runHandler(job: ClaimedJob): Promise<void> {
    const handler = findHandler(job.kind);
    if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
    const renew = async (): Promise<void> => renewLease(transactions.outside, job, clock.now() + leaseTime);
    const heartbeat = setInterval(() => {
      renew().catch((error: unknown) =>
        log.warn({ err: error, job: job.id }, 'the lease of a job was not renewed'),
      );
    }, leaseTime / 3);
    try {
      await handler(job.payload);
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Ends a job. The next run of a repeating job is scheduled in the same transaction. */
  async function endJob(job: ClaimedJob, error: string | null): Promise<void> {
    const now = clock.now();
    const interval = findHandler(job.kind)?.interval;
    await transactions.run(async (tx) => {
      await finishJob(tx, job, now, error);
      if (interval !== undefined) await insertRun(tx, job.kind, now + interval);
    });
  }

  async function runJob(job: ClaimedJob): Promise<void> {
    try {
      await runHandler(job);
      await endJob(job, null);
    } catch (error) {
      const reason = describeFailure(error);
      const isFinal = job.attempts >= attemptsMaximum;
      log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts, isFinal }, 'job failed');
      await (isFinal
        ? endJob(job, reason)
        : postponeJob(transactions.outside, job, clock.now() + backoffAfter(job.attempts), reason));
    }
  }

  async function runDue(): Promise<number> {
    let taken = 0;
    await scheduleRepeating();
    await repairTimes(transactions.outside, {
      now: clock.now(),
      lease: leaseTime,
      backoff: backoffMaximum,
      longestDelays: listLongestDelays(),
    });
    while (await hasDueJob(transactions.outside, kinds, clock.now())) {
      const now = clock.now();
      const job = await transactions.run((tx) => claimJob(tx, engine, kinds, now, now + leaseTime));
      if (!job) break;
      taken += 1;
      await runJob(job);
    }
    return taken;
  }

  async function cleanUp(): Promise<void> {
    const now = clock.now();
    // In both directions, because the clock may have been set back.
    if (Math.abs(now - cleanedAt) < hour) return;
    cleanedAt = now;
    while ((await deleteEndedJobs(transactions.outside, now - keepEndedFor, cleanUpBatch)) === cleanUpBatch);
  }

  /** Keeps the earlier of two polls. */
  function schedule(delay: number): void {
    const at = performance.now() + delay;
    if (timer && at >= nextPollAt) return;
    clearTimeout(timer);
    nextPollAt = at;
    timer = setTimeout(poll, delay);
    timer.unref();
  }

  // Bound here, because a timer that is set while enqueueing would inherit the context of that transaction.
  const poll = AsyncResource.bind((): void => {
    timer = undefined;
    running = running
      .then(runDue)
      .then(cleanUp)
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be claimed'))
      .finally(() => {
        if (isStarted) schedule(pollInterval);
      });
  });

  return {
    enqueue: async (tx, kind, payload, options = {}) => {
      const now = clock.now();
      const { uniqueKey = null, runAt = now } = options;
      const isAdded = await insertJob(tx, { kind, payload, uniqueKey, runAt }, now);
      if (isAdded && isStarted && runAt <= now) schedule(wakeDelay);
      return isAdded;
    },
    runDue,
    start: () => {
      if (isStarted) return;
      isStarted = true;
      schedule(0);
    },
    stop: async () => {
      isStarted = false;
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
