import type { Clock } from '../clock/clock.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Transactions } from '../tx.ts';
import { deleteEndedWindows } from './rate-limit-table.ts';

/** Kind of the job that deletes windows that are over. */
export const rateLimitSweepJob = 'rate-limit-sweep';

const interval = 10 * 60_000;
/** Deleted in one transaction: few enough that nobody waits for it. */
const batch = 1_000;

interface Ports {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/** Keeps the table of rate limits small: each key that was ever limited would otherwise stay in it. */
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
    /** Handler of the job; asks for the next run. */
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
