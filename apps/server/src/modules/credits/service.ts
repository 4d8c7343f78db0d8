import { AppError, type CreditStatus, type Credits, describeBalance, type UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { type Adjustment, adjustCredits } from './adjust-credits.ts';
import type { ClaimEnded } from './claims.ts';
import { createConversationCost } from './conversation-cost.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createLedgerQueries, type LedgerQueries, type NameProjects } from './ledger-queries.ts';
import { countChargedTurns, sumUsageByQuarterHour } from './ledger-query-repository.ts';
import { findBalance } from './ledger-repository.ts';
import type { UsageBucket } from './types.ts';
import { type CreditUse, useCredits } from './use-credits.ts';

export interface CreditsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  /** Without it ledger entries have no project names. */
  readonly nameProjects?: NameProjects;
  readonly claimEnded?: ClaimEnded;
  /** Records administrators' gifts in the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
}

/** The balance is always the sum of the ledger and never negative. */
export interface CreditsService extends Ledger, LedgerQueries {
  /** Credits that a turn is assumed to cost in estimates: docs/rules/credits.md#estimated-conversations */
  creditsPerConversation(): Promise<number>;
  /** Throws `user_not_found`. */
  status(userId: UserId): Promise<CreditStatus>;
  /** A change by an administrator; publishes the balance. Throws `user_not_found` and `credits_insufficient`. */
  adjust(adjustment: Adjustment): Promise<Credits>;
  /** Takes credits that the user's own client used; publishes the balance. Throws those of `useCredits` in the contract. */
  use(use: CreditUse): Promise<Credits>;
  /** Usage since a time (epoch milliseconds), and the number of turns ever charged. */
  usageHistory(userId: UserId, since: number): Promise<{ buckets: UsageBucket[]; conversations: number }>;
  /** Publishes the balance to every open tab of the user; call it after the commit. */
  publishBalance(userId: UserId): Promise<void>;
}

export function createCreditsService({
  transactions,
  clock,
  events,
  nameProjects = async () => new Map(),
  claimEnded = async () => {},
  audit,
}: CreditsPorts): CreditsService {
  const readBalance = async (userId: UserId): Promise<Credits> => {
    const balance = await findBalance(transactions.outside, userId);
    if (balance === null) throw new AppError('user_not_found');
    return balance;
  };
  const creditsPerConversation = createConversationCost(transactions, clock);
  const ledger = createLedger(clock, claimEnded, audit);
  const publishBalance = async (userId: UserId): Promise<void> => {
    events.publishToAccount(userId, { kind: 'balance-changed', balance: await readBalance(userId) });
  };
  return {
    ...ledger,
    ...createLedgerQueries(transactions, nameProjects),
    creditsPerConversation,
    status: async (userId) =>
      describeBalance(await readBalance(userId), undefined, await creditsPerConversation()),
    usageHistory: async (userId, since) => ({
      buckets: await sumUsageByQuarterHour(transactions.outside, userId, since),
      conversations: await countChargedTurns(transactions.outside, userId),
    }),
    adjust: async (adjustment) => {
      const balance = await transactions.run((tx) => adjustCredits(tx, ledger, adjustment, audit));
      await publishBalance(adjustment.userId);
      return balance;
    },
    use: async (use) => {
      const balance = await transactions.run((tx) => useCredits(tx, ledger, use));
      await publishBalance(use.userId);
      return balance;
    },
    publishBalance,
  };
}
