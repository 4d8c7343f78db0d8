import type { EndpointReply, listOutbox, OutboxState } from '@kilim/contract';
import { z } from 'zod';
import type { Mailer } from '../../platform/mail/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import { presentMail } from './present.ts';
import { listMails } from './repository.ts';

export interface OutboxService {
  /** Newest first. Throws `general_cursor_not_found`. */
  list(page: {
    state?: OutboxState | undefined;
    limit: number;
    cursor?: string | undefined;
  }): Promise<EndpointReply<typeof listOutbox>>;
}

export interface OutboxPorts {
  readonly transactions: Transactions;
  readonly mailer: Pick<Mailer, 'isSending'>;
}

const idCursor = z.tuple([z.string()]);

export function createOutboxService({ transactions, mailer }: OutboxPorts): OutboxService {
  return {
    list: async ({ state, limit, cursor }) => {
      const before = cursor === undefined ? null : decodeCursor(cursor, idCursor)[0];
      const found = await listMails(transactions.outside, { state, before, count: limit + 1 });
      const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
      return { mails: rows.map(presentMail), nextCursor, isSending: mailer.isSending };
    },
  };
}
