import type { Transactions, Tx } from '../../../platform/tx.ts';

export type Death =
  /** Before the transaction begins. */
  | 'before'
  /** After its work and before its commit. */
  | 'uncommitted'
  /** Right after its commit. */
  | 'after';

export interface MortalTransactions {
  readonly transactions: Transactions;
  /** Resolves when the process is dead. */
  readonly died: Promise<void>;
  isDead(): boolean;
}

const never = <T>(): Promise<T> => new Promise(() => {});

/**
 * The database as a process sees it that is killed at its `step`-th use: from then on nothing it does has any effect,
 * and nothing it waits for ever comes back.
 */
export function createMortalTransactions(real: Transactions, step: number, death: Death): MortalTransactions {
  let count = 0;
  let isDead = false;
  let announce: () => void = () => {};
  const died = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const die = (): void => {
    isDead = true;
    announce();
  };

  const runLast = async (work: (tx: Tx) => Promise<unknown>): Promise<void> => {
    if (death === 'after') await real.run(work);
    if (death === 'uncommitted') {
      const cut = new Error('cut');
      await real
        .run(async (tx) => {
          await work(tx);
          throw cut;
        })
        .catch((error: unknown) => {
          if (error !== cut) throw error;
        });
    }
  };

  return {
    died,
    isDead: () => isDead,
    transactions: {
      run: async (work) => {
        if (isDead) return never();
        count += 1;
        if (count !== step) return real.run(work);
        // Dead from here on, so that whatever the work calls outside of the transaction is lost as well.
        await runLast(work);
        die();
        return never();
      },
      get outside() {
        if (isDead) throw new Error('This process is dead.');
        count += 1;
        if (count === step) {
          die();
          throw new Error('This process is dead.');
        }
        return real.outside;
      },
    },
  };
}
