import { type PaymentMethod, paymentMethod } from '@kilim/contract';
import { z } from 'zod';
import type { Tx } from '../../../platform/tx.ts';
import { deleteUnverifiedMessages } from '../attempts/message-repository.ts';
import type { PaymentsPorts } from '../ports.ts';
import { findProvider } from '../providers/find-provider.ts';
import { sweepPayments } from './commands/sweep-payments.ts';

/** Kind of the job that reads the provider's list of payments and books those that no message reported. */
export const sweepJob = 'payment-sweep';

const day = 86_400_000;
/** Delay of the second sweep when a message arrives while a sweep runs, which may just have missed the payment. */
const repeatDelay = 30_000;
/** How long rejected and unsigned messages are kept. */
const messageRetention = 90 * day;

const sweepPayload = z.object({ method: paymentMethod });

/** Enqueues a sweep unless one waits already; at most one more is queued while a sweep runs. */
export async function enqueueSweep(
  ports: PaymentsPorts,
  tx: Tx,
  method: PaymentMethod,
  runAt: number,
): Promise<void> {
  const isNow = runAt <= ports.clock.now();
  const uniqueKey = `${sweepJob}:${method}:${isNow ? 'now' : Math.floor(runAt / day)}`;
  const isAdded = await ports.jobs.enqueue(tx, sweepJob, { method }, { runAt, uniqueKey });
  if (isAdded || !isNow) return;
  const again = { runAt: runAt + repeatDelay, uniqueKey: `${sweepJob}:${method}:again` };
  await ports.jobs.enqueue(tx, sweepJob, { method }, again);
}

/** Job handler: sweeps one method and enqueues tomorrow's sweep. The job queue retries when the provider fails. */
export async function runSweep(ports: PaymentsPorts, payload: unknown): Promise<void> {
  const { method } = sweepPayload.parse(payload);
  const provider = findProvider(ports, method);
  if (!provider) return;
  const tomorrow = ports.clock.now() + day;
  await ports.transactions.run((tx) => enqueueSweep(ports, tx, method, tomorrow));
  await deleteUnverifiedMessages(ports.transactions.outside, ports.clock.now() - messageRetention);
  await sweepPayments(ports, provider);
}
