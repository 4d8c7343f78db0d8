import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { newId } from '../clock/new-id.ts';
import { queries } from '../db/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Transactions, Tx } from '../tx.ts';
import type { MailTransport } from './smtp-transport.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Puts a mail into the outbox; it leaves after the transaction has been committed. */
  post(tx: Tx, mail: Mail): Promise<void>;
  /** Deletes everything that was ever written to an address. */
  forget(tx: Tx, recipient: string): Promise<void>;
  /** Handler of the `send-mail` job. */
  deliver(payload: unknown): Promise<void>;
}

export interface MailerPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  /** null without SMTP_URL: mails stay in the outbox. */
  readonly transport: MailTransport | null;
}

/** Sent or not, a mail holds somebody's address and a link; nobody needs it after this time. */
const keepFor = 30 * 24 * 3_600_000;

/** Kind of the job that hands one mail to the transport. */
export const sendMailJob = 'send-mail';

const jobPayload = z.object({ mailId: z.string() });

/** The outbox and its way out. */
export function createMailer({ transactions, clock, jobs, transport }: MailerPorts): Mailer {
  return {
    post: async (tx, mail) => {
      const id = newId(clock.now());
      // Ids begin with their time, so this is a range of the primary key.
      await queries(tx)
        .deleteFrom('mails')
        .where('id', '<', newId(clock.now() - keepFor))
        .execute();
      await queries(tx)
        .insertInto('mails')
        .values({ id, ...mail, created_at: clock.now(), sent_at: null })
        .execute();
      if (transport) await jobs.enqueue(tx, sendMailJob, { mailId: id }, { uniqueKey: `mail:${id}` });
    },
    forget: async (tx, recipient) => {
      await queries(tx).deleteFrom('mails').where('recipient', '=', recipient).execute();
    },
    deliver: async (payload) => {
      const { mailId } = jobPayload.parse(payload);
      const mail = await queries(transactions.outside)
        .selectFrom('mails')
        .selectAll()
        .where('id', '=', mailId)
        .executeTakeFirst();
      if (!mail || mail.sent_at !== null || !transport) return;
      const { id, recipient, subject, text, html } = mail;
      await transport.send({ id, recipient, subject, text, html });
      await queries(transactions.outside)
        .updateTable('mails')
        .set({ sent_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },
  };
}
