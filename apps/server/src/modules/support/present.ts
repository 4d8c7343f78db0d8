import type { Ticket, TicketReply } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ReplyRow, TicketRow } from './repository.ts';

export function presentTicket(row: TicketRow): Ticket {
  return {
    id: row.id,
    subject: row.subject,
    message: row.message,
    priority: row.priority as Ticket['priority'],
    status: row.status as Ticket['status'],
    category: row.category as Ticket['category'],
    userId: row.user_id,
    userEmail: row.user_email,
    userName: row.user_name,
    assignedTo: row.assigned_to,
    responses: row.responses,
    customerSatisfaction: row.customer_satisfaction,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    lastResponseAt: toTimestamp(row.last_response_at),
  };
}

export function presentReply(row: ReplyRow): TicketReply {
  return {
    id: row.id,
    ticketId: row.ticket_id,
    message: row.message,
    authorType: row.author_type as TicketReply['authorType'],
    authorId: row.author_id,
    authorName: row.author_name,
    authorEmail: row.author_email,
    isRead: row.is_read === 1,
    createdAt: toTimestamp(row.created_at),
  };
}
