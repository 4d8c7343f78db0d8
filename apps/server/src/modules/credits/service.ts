import { AppError, type Credits, describeBalance, type UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { ClaimEnded } from './claims.ts';
import type { CreditsService } from './credits-service.ts';
import { createLedger } from './ledger.ts';
import { createLedgerReading, type NameProjects } from './ledger-reading.ts';
import { countSettled, findBalance, sumUsage } from './repository.ts';

export interface CreditsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  /** Without it the ledger names no project. */
  readonly nameProjects?: NameProjects;
  readonly claimEnded?: ClaimEnded;
  /** Writes what administrators do into the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
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
  return {
    ...createLedger(clock, claimEnded, audit),
    status: async (userId) => describeBalance(await readBalance(userId)),
    ...createLedgerReading(transactions, nameProjects),
    usage: async (userId, since) => ({
      buckets: await sumUsage(transactions.outside, userId, since),
      conversations: await countSettled(transactions.outside, userId),
    }),
    announce: async (userId) => {
      events.publishToAccount(userId, { kind: 'balance-changed', balance: await readBalance(userId) });
    },
  };
}
