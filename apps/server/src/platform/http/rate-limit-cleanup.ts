import type { Clock } from '../clock/clock.ts';
import type { Transactions } from '../tx.ts';
import { deleteEndedWindows } from './rate-limit-table.ts';

/** Kind of the job that deletes ended windows. */
export const rateLimitSweepJob = 'rate-limit-sweep';

/** Milliseconds between two runs of the job. */
export const rateLimitSweepInterval = 10 * 60_000;

/** Rows per statement: few enough not to delay other writers. */
const batch = 1_000;

interface Ports {
  readonly transactions: Transactions;
  readonly clock: Clock;
}

export async function deleteEndedRateLimits({ transactions, clock }: Ports): Promise<void> {
  const now = clock.now();
  while ((await deleteEndedWindows(transactions.outside, now, batch)) === batch);
}
