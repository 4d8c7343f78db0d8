import type { Log } from '../../../platform/log/log.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { listLimits, putLimits } from './limit-repository.ts';
import type { ModelLimits } from './model-limits.ts';

/** The limits of one model. They change while requests are rejected; `save` is called after each change. */
export interface KeptLimits {
  readonly limits: ModelLimits;
  save(): void;
}

/** Limits that models have named, kept over restarts (docs/rules/ai.md#model-limits). */
export interface LimitMemory {
  /** The limits of a model, shared by all its providers. */
  of(key: string): KeptLimits;
  /** Reads what earlier processes learned, once; awaited before the first prompt is built. */
  load(): Promise<void>;
}

/** Limits that end with the process: of keys that users entered themselves. */
export const createOwnLimits = (): KeptLimits => ({ limits: {}, save: () => undefined });

/** Models that are no longer used are forgotten after this time. */
const keptFor = 180 * 24 * 60 * 60_000;

export interface LimitPorts {
  readonly transactions: Transactions;
  readonly clock: { now(): number };
  readonly log: Pick<Log, 'error'>;
}

export function createLimitMemory({ transactions, clock, log }: LimitPorts): LimitMemory {
  const known = new Map<string, ModelLimits>();
  let loading: Promise<void> | null = null;

  const limitsOf = (key: string): ModelLimits => {
    const found = known.get(key) ?? {};
    known.set(key, found);
    return found;
  };
  const read = async (): Promise<void> => {
    for (const [key, { output, context }] of await listLimits(transactions.outside)) {
      const limits = limitsOf(key);
      if (output !== undefined) limits.output ??= output;
      if (context !== undefined) limits.context ??= context;
    }
  };
  const write = (key: string): Promise<void> => {
    const now = clock.now();
    return transactions.run((tx) => putLimits(tx, key, limitsOf(key), { now, before: now - keptFor }));
  };

  return {
    of: (key) => ({
      limits: limitsOf(key),
      save: () =>
        void write(key).catch((error: unknown) =>
          log.error({ err: error }, 'token limits could not be stored'),
        ),
    }),
    load: () => {
      loading ??= read().catch((error: unknown) => {
        loading = null;
        log.error({ err: error }, 'token limits could not be read');
      });
      return loading;
    },
  };
}
