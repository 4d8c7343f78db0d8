import { AppError, type Credits, type UserId } from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { CreditsService } from './credits-service.ts';
import { createLedger } from './ledger.ts';
import { statusOf } from './policy.ts';
import { presentLedgerEntry } from './present.ts';
import { countSettled, findBalance, listLedgerRows, sumUsage } from './repository.ts';

export interface CreditsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
}

const positionCursor = z.tuple([z.number().int().positive()]);

export function createCreditsService({ transactions, clock, events }: CreditsPorts): CreditsService {
  const readBalance = async (userId: UserId): Promise<Credits> => {
    const balance = await findBalance(transactions.outside, userId);
    if (balance === null) throw new AppError('user_not_found');
    return balance;
  };
  return {
    ...createLedger(clock),
    status: async (userId) => statusOf(await readBalance(userId)),
    list: async (userId, { limit, cursor }) => {
      const before = cursor === undefined ? null : decodeCursor(cursor, positionCursor)[0];
      const found = await listLedgerRows(transactions.outside, userId, before, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.position]);
      return { entries: rows.map(presentLedgerEntry), nextCursor };
    },
    usage: async (userId, since) => ({
      buckets: await sumUsage(transactions.outside, userId, since),
      conversations: await countSettled(transactions.outside, userId),
    }),
    announce: async (userId) => {
      events.publishToAccount(userId, { kind: 'balance-changed', balance: await readBalance(userId) });
    },
  };
}
