import { listFirstResponses, readRatings } from './people-repository.ts';
import { medianOf } from './policy.ts';
import type { SupportPorts } from './ports.ts';

const period = 30 * 24 * 3_600_000;
/** Milliseconds for which the median is kept, because every customer's page reads it. */
const cacheFor = 60_000;

/** Measured figures of the support team over 30 days: docs/rules/support.md#figures */
export function createFigures({ transactions, clock }: Pick<SupportPorts, 'transactions' | 'clock'>) {
  let cached: { readonly value: number | null; readonly until: number } | null = null;
  return {
    medianResponse: async (): Promise<number | null> => {
      const now = clock.now();
      if (cached && now < cached.until) return cached.value;
      const value = medianOf(await listFirstResponses(transactions.outside, now - period));
      cached = { value, until: now + cacheFor };
      return value;
    },
    readRatings: () => readRatings(transactions.outside, clock.now() - period),
  };
}
export type Figures = ReturnType<typeof createFigures>;
