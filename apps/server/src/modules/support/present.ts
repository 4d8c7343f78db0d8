import {
  type CustomerProblem,
  credits,
  type OwnTicket,
  type OwnTicketReply,
  type QueuedTicket,
  type TicketAttachment,
  type TicketNote,
  type TicketReply,
  turnError,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ProblemRow } from './people-repository.ts';
import type { SentFile } from './ports.ts';
import type { ListedTicketRecord, NoteRecord, ReplyRecord, TicketRecord } from './ticket.ts';

/** What the customer may see of a ticket. */
export const presentOwn = (ticket: TicketRecord & { readonly isUnread: boolean }): OwnTicket => ({
  id: ticket.id,
  subject: ticket.subject,
  message: ticket.message,
  priority: ticket.priority,
  status: ticket.status,
  category: ticket.category,
  responses: ticket.responses,
  customerSatisfaction: ticket.customerSatisfaction,
  createdAt: toTimestamp(ticket.createdAt),
  updatedAt: toTimestamp(ticket.updatedAt),
  lastResponseAt: toTimestamp(ticket.lastResponseAt),
  reference: ticket.reference,
  isUnread: ticket.isUnread,
});

export const presentQueued = (ticket: ListedTicketRecord): QueuedTicket => ({
  ...presentOwn(ticket),
  userId: ticket.userId,
  userEmail: ticket.userEmail,
  userName: ticket.userName,
  assignedTo: ticket.assignedTo,
  assigneeName: ticket.assigneeName,
});

/** The files of a message. */
const attachmentsOf = (reply: ReplyRecord, files: readonly SentFile[]): TicketAttachment[] =>
  files.flatMap(({ replyId, id, name, mediaType, size }) =>
    replyId === reply.id ? [{ id, name, mediaType, size }] : [],
  );

/** Without the name and address of the author, who may be an administrator. */
export const presentOwnReply = (reply: ReplyRecord, files: readonly SentFile[]): OwnTicketReply => ({
  id: reply.id,
  message: reply.message,
  authorType: reply.authorType,
  isRead: reply.isRead,
  createdAt: toTimestamp(reply.createdAt),
  attachments: attachmentsOf(reply, files),
});

export const presentNote = (note: NoteRecord): TicketNote => ({
  id: note.id,
  message: note.message,
  authorName: note.authorName,
  createdAt: toTimestamp(note.createdAt),
});

const promptStart = 100;

export function presentProblem(row: ProblemRow): CustomerProblem {
  const error = row.errorJson === null ? undefined : turnError.safeParse(JSON.parse(row.errorJson)).data;
  return {
    turnId: row.turnId,
    projectId: row.projectId,
    projectName: row.projectName,
    prompt: row.prompt.slice(0, promptStart),
    type: error?.type ?? null,
    detail: row.mountMessage ?? '',
    charged: credits.parse(row.charged),
    isReturned: row.isReturned,
    at: toTimestamp(row.createdAt),
  };
}

export function presentReply(reply: ReplyRecord, files: readonly SentFile[]): TicketReply {
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
    attachments: attachmentsOf(reply, files),
  };
}
