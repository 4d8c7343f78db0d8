import type { Transactions, Tx } from '../../../platform/tx.ts';

export type CrashPoint =
  /** Before the transaction begins. */
  | 'before'
  /** Before its commit. */
  | 'uncommitted'
  /** After its commit. */
  | 'after';

export interface CrashingTransactions {
  readonly transactions: Transactions;
  /** Resolves when the process has crashed. */
  readonly crashed: Promise<void>;
  hasCrashed(): boolean;
}

const never = <T>(): Promise<T> => new Promise(() => {});

/**
 * Simulates a process that crashes at its `step`-th use of the database: afterwards nothing it does has an effect, and
 * nothing it awaits resolves.
 */
export function crashAtStep(real: Transactions, step: number, point: CrashPoint): CrashingTransactions {
  let count = 0;
  let hasCrashed = false;
  let resolveCrashed: () => void = () => {};
  const crashed = new Promise<void>((resolve) => {
    resolveCrashed = resolve;
  });
  const crash = (): void => {
    hasCrashed = true;
    resolveCrashed();
  };

  const runLast = async (work: (tx: Tx) => Promise<unknown>): Promise<void> => {
    if (point === 'after') await real.run(work);
    if (point === 'uncommitted') {
      const rollback = new Error('rollback');
      await real
        .run(async (tx) => {
          await work(tx);
          throw rollback;
        })
        .catch((error: unknown) => {
          if (error !== rollback) throw error;
        });
    }
  };

  return {
    crashed,
    hasCrashed: () => hasCrashed,
    transactions: {
      run: async (work) => {
        if (hasCrashed) return never();
        count += 1;
        if (count !== step) return real.run(work);
        await runLast(work);
        crash();
        return never();
      },
      get outside() {
        if (hasCrashed) throw new Error('The process has crashed');
        count += 1;
        if (count === step) {
          crash();
          throw new Error('The process has crashed');
        }
        return real.outside;
      },
    },
  };
}
