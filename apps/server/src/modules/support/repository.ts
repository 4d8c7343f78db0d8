import type { Ticket, TicketReply, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import {
  keysetAfter,
  likeEscaped,
  queries,
  type SupportTicketsTable,
  type TicketRepliesTable,
} from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { type ReplyRecord, searchKeyOf, type TicketRecord } from './ticket.ts';

const toTicket = (row: Selectable<SupportTicketsTable>): TicketRecord => ({
  id: row.id,
  userId: row.user_id,
  userEmail: row.user_email,
  userName: row.user_name,
  subject: row.subject,
  message: row.message,
  priority: row.priority as Ticket['priority'],
  status: row.status as Ticket['status'],
  category: row.category as Ticket['category'],
  assignedTo: row.assigned_to,
  responses: row.responses,
  customerSatisfaction: row.customer_satisfaction,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastResponseAt: row.last_response_at,
});

const toReply = (row: Selectable<TicketRepliesTable>): ReplyRecord => ({
  id: row.id,
  ticketId: row.ticket_id,
  message: row.message,
  authorType: row.author_type as TicketReply['authorType'],
  authorId: row.author_id as UserId | null,
  authorName: row.author_name,
  authorEmail: row.author_email,
  isRead: row.is_read === 1,
  createdAt: row.created_at,
});

export interface TicketFilter {
  readonly status: string | null;
  /** Empty for every ticket. */
  readonly search: string;
}

export async function insertTicket(tx: Tx, ticket: TicketRecord): Promise<void> {
  const { subject, message, userName, userEmail } = ticket;
  await queries(tx)
    .insertInto('support_tickets')
    .values({
      id: ticket.id,
      user_id: ticket.userId,
      user_email: userEmail,
      user_name: userName,
      subject,
      message,
      search_key: searchKeyOf(`${subject}\n${message}\n${userName}\n${userEmail}`),
      priority: ticket.priority,
      status: ticket.status,
      category: ticket.category,
      assigned_to: ticket.assignedTo,
      responses: ticket.responses,
      customer_satisfaction: ticket.customerSatisfaction,
      created_at: ticket.createdAt,
      updated_at: ticket.updatedAt,
      last_response_at: ticket.lastResponseAt,
    })
    .execute();
}

export async function insertReply(tx: Tx, reply: ReplyRecord): Promise<void> {
  await queries(tx)
    .insertInto('ticket_replies')
    .values({
      id: reply.id,
      ticket_id: reply.ticketId,
      message: reply.message,
      author_type: reply.authorType,
      author_id: reply.authorId,
      author_name: reply.authorName,
      author_email: reply.authorEmail,
      is_read: reply.isRead ? 1 : 0,
      created_at: reply.createdAt,
    })
    .execute();
}

export async function findTicket(tx: Tx, ticketId: string): Promise<TicketRecord | null> {
  const row = await queries(tx)
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return row ? toTicket(row) : null;
}

/** Oldest first. */
export async function listReplies(tx: Tx, ticketId: string): Promise<ReplyRecord[]> {
  const rows = await queries(tx)
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toReply);
}

function filtered(tx: Tx, { status, search }: TicketFilter) {
  let query = queries(tx).selectFrom('support_tickets');
  if (status !== null) query = query.where('status', '=', status);
  if (search !== '') query = query.where(likeEscaped('search_key', searchKeyOf(search)));
  return query;
}

/** Newest first, after the ticket with these keys. */
export async function listTickets(
  tx: Tx,
  filter: TicketFilter,
  page: { readonly after: readonly [createdAt: number, id: string] | null; readonly count: number },
): Promise<TicketRecord[]> {
  let query = filtered(tx, filter).selectAll();
  if (page.after) query = query.where(keysetAfter('created_at', 'desc', page.after));
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.count).execute();
  return rows.map(toTicket);
}

export async function countTickets(tx: Tx, filter: TicketFilter): Promise<number> {
  const row = await filtered(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A user's tickets, oldest first. */
export async function listTicketsOf(tx: Tx, userId: UserId): Promise<TicketRecord[]> {
  const rows = await queries(tx)
    .selectFrom('support_tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toTicket);
}

/** The replies of all tickets of a user, oldest first. */
export async function listRepliesOf(tx: Tx, userId: UserId): Promise<ReplyRecord[]> {
  const db = queries(tx);
  const own = db.selectFrom('support_tickets').select('id').where('user_id', '=', userId);
  const rows = await db
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', 'in', own)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toReply);
}
