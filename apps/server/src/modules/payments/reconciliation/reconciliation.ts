import type { PaymentMethod } from '@kilim/contract';
import { inquireAttempt, type ReadStatement } from '../attempts/commands/inquire-attempt.ts';
import { listDueAttempts } from '../attempts/repository.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import type { AttemptRecord } from '../records.ts';
import { inquireRefund } from '../refunds/commands/refund-order.ts';
import { listDueRefunds } from '../refunds/repository.ts';
import { sweepPayments } from './commands/sweep-payments.ts';

/** Asks about everything that is undecided, for as long as the process lives. Any number of processes may do so. */
export interface Reconciliation {
  /** Asks once about everything that is due; answers how much that was. */
  runDue(): Promise<number>;
  start(): void;
  /** Asks nothing more and waits for the question at hand. */
  stop(): Promise<void>;
}

const pause = 5_000;
const batch = 20;
const batchesMaximum = 50;
/** Long enough for everybody else's questions, short enough for a buyer who waits. */
const silence = 60_000;

/** One reading of the statement serves everybody who asks during one round. */
export function createStatementReader(ports: PaymentsPorts): ReadStatement {
  const readings = new Map<string, Promise<void>>();
  return (provider: PaymentProvider) => {
    const known = readings.get(provider.method);
    if (known) return known;
    const reading = sweepPayments(ports, provider);
    readings.set(provider.method, reading);
    return reading;
  };
}

export function createReconciliation(ports: PaymentsPorts): Reconciliation {
  const { transactions, clock, log } = ports;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  /** One that fails is left to the next round: its lease ends by itself. */
  async function attempt(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, id }, 'payment not reconciled');
    }
  }

  /**
   * One bank that does not answer would hold up everybody else with one timeout for each of its attempts. This process
   * alone remembers it: another one that does not know loses one timeout.
   */
  const silentSince = new Map<PaymentMethod, number>();
  function isSilent(method: PaymentMethod): boolean {
    const waited = clock.now() - (silentSince.get(method) ?? Number.NEGATIVE_INFINITY);
    // A clock that was put back must not make it silent for that long.
    return waited >= 0 && waited < silence;
  }

  async function inquire({ id, method }: AttemptRecord, readStatement: ReadStatement): Promise<void> {
    if (isSilent(method)) return;
    const outcome = await inquireAttempt(ports, id, readStatement);
    if (outcome === 'unreachable') silentSince.set(method, clock.now());
  }

  async function runDue(): Promise<number> {
    const readStatement = createStatementReader(ports);
    let asked = 0;
    for (let round = 0; round < batchesMaximum; round += 1) {
      const now = clock.now();
      const except = [...silentSince.keys()].filter(isSilent);
      const attempts = await listDueAttempts(transactions.outside, { now, count: batch, except });
      const refunds = await listDueRefunds(transactions.outside, now, batch);
      if (attempts.length + refunds.length === 0) break;
      const questions = [
        ...refunds.map(({ id }) => ({ id, ask: () => inquireRefund(ports, id) })),
        ...attempts.map((due) => ({ id: due.id, ask: () => inquire(due, readStatement) })),
      ];
      for (const { id, ask } of questions) {
        if (isStopping) return asked;
        await attempt(id, ask);
      }
      asked += attempts.length + refunds.length;
    }
    return asked;
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
