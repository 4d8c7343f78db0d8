import type { Ticket, TicketReply } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ReplyRecord, TicketRecord } from './ticket.ts';

export function presentTicket(ticket: TicketRecord): Ticket {
  return {
    id: ticket.id,
    subject: ticket.subject,
    message: ticket.message,
    priority: ticket.priority,
    status: ticket.status,
    category: ticket.category,
    userId: ticket.userId,
    userEmail: ticket.userEmail,
    userName: ticket.userName,
    assignedTo: ticket.assignedTo,
    responses: ticket.responses,
    customerSatisfaction: ticket.customerSatisfaction,
    createdAt: toTimestamp(ticket.createdAt),
    updatedAt: toTimestamp(ticket.updatedAt),
    lastResponseAt: toTimestamp(ticket.lastResponseAt),
  };
}

export function presentReply(reply: ReplyRecord): TicketReply {
  return {
    id: reply.id,
    ticketId: reply.ticketId,
    message: reply.message,
    authorType: reply.authorType,
    authorId: reply.authorId,
    authorName: reply.authorName,
    authorEmail: reply.authorEmail,
    isRead: reply.isRead,
    createdAt: toTimestamp(reply.createdAt),
  };
}
