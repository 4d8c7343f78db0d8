import type { PaymentMethod } from '@kilim/contract';
import { inquireAttempt, type ReadStatement } from '../attempts/commands/inquire-attempt.ts';
import { listDueAttempts } from '../attempts/repository.ts';
import type { AttemptRecord } from '../attempts/types.ts';
import type { PaymentsPorts } from '../ports.ts';
import { inquireRefund } from '../refunds/commands/inquire-refund.ts';
import { listDueRefunds } from '../refunds/repository.ts';
import { createStatementReader } from './statement-reader.ts';

/** Makes the due inquiries of attempts and refunds periodically. Several processes may run it at the same time. */
export interface Reconciliation {
  /** Makes all due inquiries once and returns their number. */
  runDue(): Promise<number>;
  start(): void;
  /** Starts no further inquiry and waits for the current one. */
  stop(): Promise<void>;
}

const pause = 5_000;
const batchSize = 20;
const batchesMaximum = 50;
/** How long a provider that did not answer is left out. */
const silencePeriod = 60_000;

export function createReconciliation(ports: PaymentsPorts): Reconciliation {
  const { transactions, clock, log } = ports;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  /** A failed inquiry is left to the next run; its lease ends by itself. */
  async function runSafely(id: string, inquire: () => Promise<unknown>): Promise<void> {
    try {
      await inquire();
    } catch (error) {
      log.warn({ err: error, id }, 'payment not reconciled');
    }
  }

  /**
   * Providers that did not answer are skipped for a while, because each of their attempts would delay all others by a
   * timeout. Kept in this process only; another process loses one timeout.
   */
  const silentSince = new Map<PaymentMethod, number>();
  function isSilent(method: PaymentMethod): boolean {
    const waited = clock.now() - (silentSince.get(method) ?? Number.NEGATIVE_INFINITY);
    // `waited` is negative after the clock was set back; the provider must not stay silent that long.
    return waited >= 0 && waited < silencePeriod;
  }

  async function inquire({ id, method }: AttemptRecord, readStatement: ReadStatement): Promise<void> {
    if (isSilent(method)) return;
    const outcome = await inquireAttempt(ports, id, readStatement);
    if (outcome === 'unreachable') silentSince.set(method, clock.now());
  }

  async function runDue(): Promise<number> {
    const readStatement = createStatementReader(ports);
    let count = 0;
    for (let batch = 0; batch < batchesMaximum; batch += 1) {
      const now = clock.now();
      const except = [...silentSince.keys()].filter(isSilent);
      const attempts = await listDueAttempts(transactions.outside, { now, count: batchSize, except });
      const refunds = await listDueRefunds(transactions.outside, now, batchSize);
      if (attempts.length + refunds.length === 0) break;
      const inquiries = [
        ...refunds.map(({ id }) => ({ id, run: () => inquireRefund(ports, id) })),
        ...attempts.map((due) => ({ id: due.id, run: () => inquire(due, readStatement) })),
      ];
      for (const { id, run } of inquiries) {
        if (isStopping) return count;
        await runSafely(id, run);
      }
      count += inquiries.length;
    }
    return count;
  }

  function schedule(): void {
    if (!isStarted) return;
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => log.error({ err: error }, 'payments could not be reconciled'))
        .finally(schedule);
    }, pause);
    timer.unref();
  }

  return {
    runDue,
    start: () => {
      isStarted = true;
      isStopping = false;
      schedule();
    },
    stop: async () => {
      isStarted = false;
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
