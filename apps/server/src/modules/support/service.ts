import {
  AppError,
  contactFormCategory,
  type Ticket,
  type TicketCategory,
  type TicketPriority,
  type TicketReply,
  type TicketStatus,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { composeContactMail } from './compose-contact-mail.ts';
import { type ContactMessage, checkLinks } from './contact-message.ts';
import { checkContactToken, makeContactToken, type TokenSigner } from './contact-token.ts';
import { presentReply, presentTicket } from './present.ts';
import {
  countTickets,
  findTicket,
  insertReply,
  insertTicket,
  listReplies,
  listRepliesOf,
  listTickets,
  listTicketsOf,
} from './repository.ts';

export interface SupportPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly signer: TokenSigner;
  readSite(): Promise<{ readonly siteName: string; readonly supportEmail: string }>;
  /** Whether this user's plan opens tickets with high priority. */
  hasPrioritySupport(userId: UserId): Promise<boolean>;
}

export interface NewTicket extends ContactMessage {
  /** Null for guests. */
  readonly userId: UserId | null;
  readonly category: TicketCategory;
  readonly priority: TicketPriority;
}

export interface ContactForm extends ContactMessage {
  readonly website: string;
  readonly startedAt: string;
}

export interface TicketQuery {
  readonly status?: TicketStatus | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface SupportService {
  contactToken(): string;
  /** Returns false when the honeypot shows a bot. Throws for an invalid message. */
  checkContact(form: ContactForm): boolean;
  /** Opens a ticket from the contact form, mails the support address and returns the ticket's id. */
  contact(userId: UserId | null, message: ContactMessage): Promise<string>;
  /** Opens a ticket with the customer's message as first reply and returns its id. */
  open(tx: Tx, ticket: NewTicket): Promise<string>;
  listAll(query: TicketQuery): Promise<{ tickets: Ticket[]; total: number; nextCursor: string | null }>;
  find(ticketId: string): Promise<{ ticket: Ticket; replies: TicketReply[] }>;
  /** A user's tickets with all replies for the data export, oldest first. */
  listOfUser(userId: UserId): Promise<{ ticket: Ticket; replies: TicketReply[] }[]>;
}

const ticketCursor = z.tuple([z.number().int(), z.string()]);

export function createSupportService(ports: SupportPorts): SupportService {
  const { transactions, clock, mailer, signer } = ports;

  const open: SupportService['open'] = async (tx, ticket) => {
    const now = clock.now();
    const id = newId<string>(now);
    await insertTicket(tx, {
      id,
      userId: ticket.userId,
      userEmail: ticket.email,
      userName: ticket.name,
      subject: ticket.subject,
      message: ticket.message,
      priority: ticket.priority,
      status: 'open',
      category: ticket.category,
      assignedTo: null,
      responses: 1,
      customerSatisfaction: null,
      createdAt: now,
      updatedAt: now,
      lastResponseAt: now,
    });
    await insertReply(tx, {
      id: newId(now),
      ticketId: id,
      message: ticket.message,
      authorType: 'customer',
      authorId: ticket.userId,
      authorName: ticket.name,
      authorEmail: ticket.email,
      isRead: false,
      createdAt: now,
    });
    return id;
  };

  return {
    open,
    contactToken: () => makeContactToken(signer, clock.now()),
    checkContact: (form) => {
      if (form.website !== '') return false;
      checkContactToken(signer, form.startedAt, clock.now());
      checkLinks(form);
      return true;
    },
    contact: async (userId, message) => {
      const { siteName, supportEmail } = await ports.readSite();
      const isUrgent = userId !== null && (await ports.hasPrioritySupport(userId));
      return transactions.run(async (tx) => {
        const priority = isUrgent ? 'high' : 'medium';
        const id = await open(tx, { ...message, userId, category: contactFormCategory, priority });
        if (supportEmail !== '') {
          await mailer.post(tx, composeContactMail(message, { siteName, recipient: supportEmail }));
        }
        return id;
      });
    },
    listAll: async ({ status, search, limit, cursor }) => {
      const after = cursor === undefined ? null : decodeCursor(cursor, ticketCursor);
      const filter = { status: status ?? null, search: search?.trim() ?? '' };
      const tx = transactions.outside;
      const found = await listTickets(tx, filter, { after, count: limit + 1 });
      const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
      return { tickets: rows.map(presentTicket), total: await countTickets(tx, filter), nextCursor };
    },
    listOfUser: async (userId) => {
      const tickets = await listTicketsOf(transactions.outside, userId);
      const replies = await listRepliesOf(transactions.outside, userId);
      return tickets.map((ticket) => ({
        ticket: presentTicket(ticket),
        replies: replies.filter(({ ticketId }) => ticketId === ticket.id).map(presentReply),
      }));
    },
    find: async (ticketId) => {
      const ticket = await findTicket(transactions.outside, ticketId);
      if (!ticket) throw new AppError('ticket_not_found');
      const replies = await listReplies(transactions.outside, ticketId);
      return { ticket: presentTicket(ticket), replies: replies.map(presentReply) };
    },
  };
}
