import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId, turnId, versionId } from './ids.ts';
import { cursor, noBody, pageLimit, timestamp } from './primitives.ts';
import {
  attachmentIds,
  contactFormCategory,
  contactLimits,
  messageIdempotencyKey,
  ticket,
  ticketCategory,
  ticketPriority,
  ticketReply,
  ticketStatus,
} from './support.ts';

// A customer's own tickets: docs/rules/support.md

/** Categories that a customer chooses from. */
export const chosenTicketCategory = ticketCategory.exclude([contactFormCategory]);
export type ChosenTicketCategory = z.infer<typeof chosenTicketCategory>;

export const ownTicket = ticket.omit({ userId: true, userEmail: true, userName: true, assignedTo: true });
export type OwnTicket = z.infer<typeof ownTicket>;
/** Without the names and addresses of the support team. */
export const ownTicketReply = ticketReply.pick({
  id: true,
  message: true,
  authorType: true,
  isRead: true,
  createdAt: true,
  attachments: true,
});
export type OwnTicketReply = z.infer<typeof ownTicketReply>;

export const ownTicketConversation = z.object({
  ticket: ownTicket,
  /** Oldest first; the first one repeats the ticket's message. */
  replies: z.array(ownTicketReply),
  /** null without a reference, or when the project was deleted. */
  projectName: z.string().nullable(),
});
export type OwnTicketConversation = z.infer<typeof ownTicketConversation>;

export const ticketSummary = z.object({
  total: z.number().int(),
  /** Open or in progress. */
  active: z.number().int(),
  /** Resolved or closed. */
  resolved: z.number().int(),
  waiting: z.number().int(),
  /** Tickets with unread replies. */
  unread: z.number().int(),
  /** Median milliseconds until the first answer in the last 30 days; null without answers. */
  medianResponse: z.number().int().nullable(),
});
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketMessage = z.string().trim().min(1).max(contactLimits.messageMaximum);
const params = z.object({ ticketId: z.string().max(64) });

export const getTicketSummary = defineEndpoint({
  name: 'getTicketSummary',
  summary: "Counts the caller's tickets by status.",
  method: 'GET',
  path: '/support/summary',
  access: 'member',
  status: 200,
  reply: ticketSummary,
  errors: [],
});
export const listTickets = defineEndpoint({
  name: 'listTickets',
  summary: "Lists the caller's tickets, newest first.",
  method: 'GET',
  path: '/support/tickets',
  access: 'member',
  query: z.object({
    status: ticketStatus.optional(),
    search: z.string().trim().max(100).optional(),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({ tickets: z.array(ownTicket), total: z.number().int(), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const createTicket = defineEndpoint({
  name: 'createTicket',
  summary: 'Opens a ticket, which may refer to a project, a version and a turn of the caller.',
  method: 'POST',
  path: '/support/tickets',
  access: 'member',
  body: z.strictObject({
    subject: z.string().trim().min(1).max(contactLimits.subjectMaximum),
    message: ticketMessage,
    category: chosenTicketCategory.default('Genel'),
    priority: ticketPriority.default('medium'),
    attachments: attachmentIds,
    idempotencyKey: messageIdempotencyKey,
    reference: z
      .strictObject({
        projectId,
        versionId: versionId.nullable().default(null),
        turnId: turnId.nullable().default(null),
      })
      .optional(),
  }),
  status: 201,
  reply: ownTicket,
  errors: [
    'ticket_limit_reached',
    'ticket_reference_not_found',
    'ticket_attachment_not_found',
    'ticket_attachment_limit_reached',
  ],
});
export const getTicket = defineEndpoint({
  name: 'getTicket',
  summary: "Returns one of the caller's tickets with its replies, oldest first.",
  method: 'GET',
  path: '/support/tickets/{ticketId}',
  access: 'member',
  params,
  status: 200,
  reply: ownTicketConversation,
  errors: ['ticket_not_found'],
});
export const replyToTicket = defineEndpoint({
  name: 'replyToTicket',
  summary: 'Adds a reply of the customer, which sets the ticket in progress.',
  method: 'POST',
  path: '/support/tickets/{ticketId}/replies',
  access: 'member',
  params,
  body: z.strictObject({
    message: ticketMessage,
    attachments: attachmentIds,
    idempotencyKey: messageIdempotencyKey,
  }),
  status: 201,
  reply: ownTicketConversation,
  errors: [
    'ticket_not_found',
    'ticket_closed',
    'ticket_reply_limit_reached',
    'ticket_attachment_not_found',
    'ticket_attachment_limit_reached',
  ],
});
export const markTicketRead = defineEndpoint({
  name: 'markTicketRead',
  summary: 'Marks the replies of the support team as read.',
  method: 'POST',
  path: '/support/tickets/{ticketId}/read',
  access: 'member',
  params,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['ticket_not_found'],
});
export const rateTicket = defineEndpoint({
  name: 'rateTicket',
  summary: 'Saves how satisfied the customer is with a resolved ticket, once.',
  method: 'POST',
  path: '/support/tickets/{ticketId}/rating',
  access: 'member',
  params,
  body: z.strictObject({ stars: z.number().int().min(1).max(5) }),
  status: 201,
  reply: ownTicket,
  errors: ['ticket_not_found', 'ticket_not_resolved', 'ticket_already_rated'],
});

/** A note of an administrator that customers never see. */
export const ticketNote = z.object({
  id: z.string(),
  message: z.string(),
  authorName: z.string(),
  createdAt: timestamp,
});
export type TicketNote = z.infer<typeof ticketNote>;
