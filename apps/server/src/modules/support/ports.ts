import type { Credits, Plan, ProjectId, TicketAttachment, UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { TokenSigner } from './contact-token.ts';

/** What is shown beside a ticket. */
export interface CustomerFacts {
  readonly credits: Credits;
  readonly createdAt: string;
  /** The plan that was bought last. */
  readonly planName: Plan['name'] | null;
  readonly projectCount: number;
  readonly projects: readonly { readonly id: ProjectId; readonly name: string; readonly updatedAt: string }[];
}

/** The part of the settings that mails need. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
}

/** A file that was sent with a message. */
export interface SentFile extends TicketAttachment {
  readonly replyId: string | null;
}

/** Where uploaded files are sent. */
export interface SentWith {
  readonly ticketId: string;
  readonly replyId: string;
  readonly side: 'customer' | 'admin';
  /** The account that reads the ticket; null for a guest. */
  readonly readerId: UserId | null;
  /** The place of the first one; 0 by default. */
  readonly position?: number;
}

/** Files that were uploaded before: docs/rules/support.md#attachments */
export interface AttachedFiles {
  /** Throws `ticket_attachment_not_found` and `ticket_attachment_limit_reached`. */
  attach(tx: Tx, userId: UserId, fileIds: readonly string[], to: SentWith): Promise<readonly SentFile[]>;
  /** In the order in which they were attached. */
  list(tx: Tx, ticketIds: readonly string[]): Promise<readonly SentFile[]>;
}

/** A message of a reply with the ids of uploaded files. */
export interface ReplyDraft {
  readonly message: string;
  readonly attachments?: readonly string[] | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** A note of an administrator. */
export type NoteDraft = Omit<ReplyDraft, 'attachments'>;

export interface SupportPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly signer: TokenSigner;
  readonly events: Pick<Events, 'publishToAccount' | 'publishResource'>;
  readonly files: AttachedFiles;
  readonly audit: Pick<SecurityRecorder, 'record'>;
  /** Origin of the links in mails; null when it is not known. */
  readonly publicOrigin: string | null;
  /** Reads the database, so it must not be called inside a transaction. */
  readSite(): Promise<Site>;
  /** Whether this user's plan opens tickets with high priority. */
  hasPrioritySupport(userId: UserId): Promise<boolean>;
  /** The language that the user chose; null before the first choice. */
  findLanguage(tx: Tx, userId: UserId): Promise<'tr' | 'en' | null>;
  describeCustomer(userId: UserId): Promise<CustomerFacts>;
  /** The document of an attachment as its reader sees it. */
  readAttachment?(userId: UserId, fileId: string): Promise<unknown>;
  /** A list that is stored in the settings; null when it is missing. */
  readList(tx: Tx, key: string): Promise<unknown>;
  changeList(tx: Tx, key: string, change: (list: unknown) => unknown): Promise<void>;
}
