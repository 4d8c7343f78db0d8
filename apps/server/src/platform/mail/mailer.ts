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
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface SentMail {
  readonly subject: string;
  readonly createdAt: number;
  /** null until it was sent. */
  readonly sentAt: number | null;
}

export interface Mailer {
  /** Whether a mail server is configured; otherwise mails stay in the outbox. */
  readonly isSending: boolean;
  /** Writes a mail to the outbox. It is sent after the transaction was committed. */
  post(tx: Tx, mail: Mail): Promise<void>;
  /** Mails to an address, oldest first, without their texts, which contain secret links. */
  listTo(recipient: string): Promise<SentMail[]>;
  /** Deletes all mails to an address. */
  forget(tx: Tx, recipient: string): Promise<void>;
  /** Handler of the `send-mail` job. */
  deliver(payload: unknown): Promise<void>;
}

export interface MailerPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  /** null without SMTP_URL. */
  readonly transport: MailTransport | null;
}

/** Bytes of all attachments of a mail; mail servers often reject more than 10 MB after encoding. */
const attachmentsMaximum = 5 * 1_048_576;

/** Kind of the job that sends one mail. */
export const sendMailJob = 'send-mail';

const jobPayload = z.object({ mailId: z.string() });

async function readAttachments(tx: Tx, mailId: string): Promise<MailAttachment[]> {
  const rows = await queries(tx)
    .selectFrom('mail_attachments')
    .selectAll()
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    fileName: row.file_name,
    contentType: row.content_type,
    bytes: Buffer.from(row.content_base64, 'base64'),
  }));
}

/** Creates the outbox with its sender. */
export function createMailer({ transactions, clock, jobs, transport }: MailerPorts): Mailer {
  return {
    isSending: transport !== null,
    post: async (tx, { attachments = [], ...mail }) => {
      const size = attachments.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
      if (size > attachmentsMaximum) throw new RangeError(`The attachments are too large: ${size} bytes.`);
      const id = newId(clock.now());
      await queries(tx)
        .insertInto('mails')
        .values({ id, ...mail, created_at: clock.now(), sent_at: null })
        .execute();
      for (const [position, { fileName, contentType, bytes }] of attachments.entries()) {
        await queries(tx)
          .insertInto('mail_attachments')
          .values({
            mail_id: id,
            position,
            file_name: fileName,
            content_type: contentType,
            content_base64: Buffer.from(bytes).toString('base64'),
          })
          .execute();
      }
      if (transport) await jobs.enqueue(tx, sendMailJob, { mailId: id }, { uniqueKey: `mail:${id}` });
    },
    listTo: async (recipient) => {
      const rows = await queries(transactions.outside)
        .selectFrom('mails')
        .select(['subject', 'created_at', 'sent_at'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute();
      return rows.map(({ subject, created_at, sent_at }) => ({
        subject,
        createdAt: created_at,
        sentAt: sent_at,
      }));
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
      const attachments = await readAttachments(transactions.outside, id);
      await transport.send({
        id,
        recipient,
        subject,
        text,
        html,
        ...(attachments.length > 0 && { attachments }),
      });
      await queries(transactions.outside)
        .updateTable('mails')
        .set({ sent_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },
  };
}
