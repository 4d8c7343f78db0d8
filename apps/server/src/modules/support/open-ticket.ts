import type { TicketCategory, TicketPriority, TicketReference, UserId } from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ContactMessage } from './contact-message.ts';
import { insertReply } from './reply-repository.ts';
import { insertTicket } from './repository.ts';
import type { ReplyRecord, TicketRecord } from './ticket.ts';

export interface NewTicket extends ContactMessage {
  /** Of a client that makes ids itself. */
  readonly id?: string | null;
  /** Null for guests. */
  readonly userId: UserId | null;
  readonly category: TicketCategory;
  readonly priority: TicketPriority;
  readonly reference: TicketReference | null;
  readonly idempotencyKey?: string | undefined;
}

export interface OpenedTicket {
  readonly ticket: TicketRecord;
  /** Of the first message. */
  readonly replyId: string;
}

/** Opens a ticket with the customer's message as first reply. */
export async function openTicket(tx: Tx, now: number, ticket: NewTicket): Promise<OpenedTicket> {
  const id = ticket.id ?? newId<string>(now);
  const record: TicketRecord = {
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
    firstResponseAt: null,
    reference: ticket.reference,
  };
  await insertTicket(tx, record);
  const replyId = newId<string>(now);
  const first: ReplyRecord = {
    id: replyId,
    ticketId: id,
    message: ticket.message,
    authorType: 'customer',
    authorId: ticket.userId,
    authorName: ticket.name,
    authorEmail: ticket.email,
    isRead: false,
    createdAt: now,
  };
  await insertReply(tx, first, ticket.idempotencyKey ?? null);
  return { ticket: record, replyId };
}
