import type { Clock } from '../clock/clock.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Transactions } from '../tx.ts';
import { deleteEndedWindows } from './rate-limit-table.ts';

/** Kind of the job that deletes ended windows. */
export const rateLimitSweepJob = 'rate-limit-sweep';

const interval = 10 * 60_000;
/** Rows per statement: few enough not to delay other writers. */
const batch = 1_000;

interface Ports {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/** Deletes ended windows every ten minutes. */
export function createRateLimitCleanup({ transactions, clock, jobs }: Ports) {
  const enqueue = (runAt: number): Promise<unknown> =>
    transactions.run((tx) =>
      jobs.enqueue(
        tx,
        rateLimitSweepJob,
        {},
        { runAt, uniqueKey: `rate-limits:${Math.floor(runAt / interval)}` },
      ),
    );
  return {
    /** Handler of the job; schedules the next run. */
    sweep: async (): Promise<void> => {
      const now = clock.now();
      while ((await deleteEndedWindows(transactions.outside, now, batch)) === batch);
      await enqueue(now + interval);
    },
    start: async (): Promise<void> => {
      await enqueue(clock.now() + interval);
    },
  };
}
