import type { UserId } from '@kilim/contract';
import { documentChanged, type ResourceEvent } from '../../platform/events/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { composeAnswerMail } from './compose-answer-mail.ts';
import { composeContactMail } from './compose-contact-mail.ts';
import type { ContactMessage } from './contact-message.ts';
import { findPerson, findVerifiedPerson, listAdminIds, type Person } from './people-repository.ts';
import type { Site, SupportPorts } from './ports.ts';
import { findTicket } from './repository.ts';
import type { TicketRecord } from './ticket.ts';

/** The account that reads a ticket: its own, or the one with the guest's verified address. */
export const findReader = (tx: Tx, { userId, userEmail }: TicketRecord): Promise<Person | null> =>
  userId === null ? findVerifiedPerson(tx, userEmail) : findPerson(tx, userId);

interface TeamMessage extends ContactMessage {
  /** Names of the attached files. */
  readonly attachments?: readonly string[];
}

interface TicketNews {
  readonly action?: 'create' | 'update';
  readonly replyId?: string | null;
  /** Of a file that was added to a message that is not new. */
  readonly fileId?: string;
}

/** Mails and events about a change of a ticket: docs/rules/support.md#notices */
export function createNotices(ports: SupportPorts) {
  const { transactions, mailer, events } = ports;
  return {
    /** Mails the support address about a message of a customer. */
    mailTeam: async (tx: Tx, { siteName, supportEmail }: Site, message: TeamMessage): Promise<void> => {
      if (supportEmail === '') return;
      await mailer.post(tx, composeContactMail(message, { siteName, recipient: supportEmail }));
    },
    /** Mails the customer an answer; to the account's address, or to the one that a guest wrote. */
    mailCustomer: async (
      tx: Tx,
      { siteName }: Site,
      ticket: TicketRecord,
      message: string,
      attachments: readonly string[],
    ): Promise<void> => {
      const reader = await findReader(tx, ticket);
      const language = reader === null ? null : await ports.findLanguage(tx, reader.id);
      const link = ports.publicOrigin === null ? '' : `${ports.publicOrigin}/support?ticket=${ticket.id}`;
      const mail = {
        language: language ?? 'tr',
        siteName,
        recipient: reader?.email ?? ticket.userEmail,
        subject: ticket.subject,
        message,
        attachments,
        link: reader === null ? null : link,
      };
      await mailer.post(tx, composeAnswerMail(mail));
    },
    /**
     * Tells the open tabs of the customer and of all administrators, and the customer's documents; call it after the
     * commit. `replyId` is that of a new message.
     */
    publish: async (
      ticket: TicketRecord,
      { action = 'update', replyId = null, fileId }: TicketNews = {},
    ): Promise<void> => {
      const reader = await findReader(transactions.outside, ticket);
      const admins = await listAdminIds(transactions.outside);
      const readers = new Set<UserId>(reader === null ? admins : [reader.id, ...admins]);
      for (const userId of readers) {
        events.publishToAccount(userId, { kind: 'ticket-changed', ticketId: ticket.id });
      }
      if (reader === null) return;
      const roles = [`user:${reader.id}`];
      events.publishResource(documentChanged('support_tickets', ticket.id, action, roles));
      if (replyId !== null)
        events.publishResource(documentChanged('ticket_replies', replyId, 'create', roles));
      const sent = replyId === null ? [] : await ports.files.list(transactions.outside, [ticket.id]);
      const added = sent.flatMap((file) => (file.replyId === replyId ? [file.id] : []));
      for (const id of fileId === undefined ? added : [fileId])
        events.publishResource(documentChanged('ticket_attachments', id, 'create', roles));
    },
    /** The event that the document of an attachment is gone, as its reader saw it; call it before the deletion. */
    readRemoval: async (ticketId: string, fileId: string): Promise<ResourceEvent | null> => {
      const ticket = await findTicket(transactions.outside, ticketId);
      const reader = ticket && (await findReader(transactions.outside, ticket));
      if (!reader) return null;
      const document = await ports.readAttachment?.(reader.id, fileId);
      return documentChanged('ticket_attachments', fileId, 'delete', [`user:${reader.id}`], document);
    },
  };
}
export type Notices = ReturnType<typeof createNotices>;
