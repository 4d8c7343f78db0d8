import { AppError, type CreditStatus, type Credits, describeBalance, type UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { ClaimEnded } from './claims.ts';
import { createConversationCost } from './conversation-cost.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createLedgerQueries, type LedgerQueries, type NameProjects } from './ledger-queries.ts';
import { countChargedTurns, sumUsageByQuarterHour } from './ledger-query-repository.ts';
import { findBalance } from './ledger-repository.ts';
import type { UsageBucket } from './types.ts';

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
  return {
    ...createLedger(clock, claimEnded, audit),
    ...createLedgerQueries(transactions, nameProjects),
    creditsPerConversation,
    status: async (userId) =>
      describeBalance(await readBalance(userId), undefined, await creditsPerConversation()),
    usageHistory: async (userId, since) => ({
      buckets: await sumUsageByQuarterHour(transactions.outside, userId, since),
      conversations: await countChargedTurns(transactions.outside, userId),
    }),
    publishBalance: async (userId) => {
      events.publishToAccount(userId, { kind: 'balance-changed', balance: await readBalance(userId) });
    },
  };
}
