import { creditRules } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import { findMedianCost } from './ledger-query-repository.ts';

const minute = 60_000;
/** docs/rules/credits.md#estimated-conversations */
const period = 30 * 24 * 60 * minute;
const turnsMinimum = 50;
const cacheFor = 10 * minute;

/** Reads what a conversation costs in estimates: the median of the charged turns of this site, cached. */
export function createConversationCost(transactions: Transactions, clock: Clock): () => Promise<number> {
  let known: { readonly cost: Promise<number>; readonly until: number } | null = null;

  const read = async (now: number): Promise<number> => {
    const { turns, median } = await findMedianCost(transactions.outside, now - period);
    return turns < turnsMinimum || median === null ? creditRules.creditsPerConversation : median;
  };

  return () => {
    const now = clock.now();
    if (known !== null && known.until > now) return known.cost;
    const entry = { cost: read(now), until: now + cacheFor };
    known = entry;
    // A failure is not cached.
    entry.cost.catch(() => {
      if (known === entry) known = null;
    });
    return entry.cost;
  };
}
