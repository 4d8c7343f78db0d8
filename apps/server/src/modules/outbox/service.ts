import { AppError, type OutboxMail } from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import { mayReadOutbox } from './policy.ts';
import { presentMail } from './present.ts';
import { listMails } from './repository.ts';

export interface OutboxService {
  /** Throws `general_access_forbidden` for everybody but administrators. */
  list(
    caller: { readonly isAdmin: boolean },
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ mails: OutboxMail[]; nextCursor: string | null }>;
}

const idCursor = z.tuple([z.string()]);

export function createOutboxService({
  transactions,
}: {
  readonly transactions: Transactions;
}): OutboxService {
  return {
    list: async (caller, { limit, cursor }) => {
      if (!mayReadOutbox(caller)) throw new AppError('general_access_forbidden');
      const before = cursor === undefined ? null : decodeCursor(cursor, idCursor)[0];
      const found = await listMails(transactions.outside, before, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
      return { mails: rows.map(presentMail), nextCursor };
    },
  };
}
