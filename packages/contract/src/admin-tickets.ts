import { z } from 'zod';
import { userIdParam } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { errorTypes } from './errors.ts';
import { projectId, turnId } from './ids.ts';
import { bothLanguages, credits, cursor, listTotal, noBody, pageLimit, timestamp } from './primitives.ts';
import {
  attachmentIds,
  messageIdempotencyKey,
  ticket,
  ticketPriority,
  ticketReply,
  ticketStatus,
} from './support.ts';
import { ticketMessage, ticketNote } from './tickets.ts';
import { userPlanLabels } from './user-labels.ts';

// Tickets as administrators see and answer them: docs/rules/support.md

export const ticketSort = z.enum(['newest', 'oldest', 'priority', 'status']);
export type TicketSort = z.infer<typeof ticketSort>;
export const ticketAssignment = z.enum(['mine', 'nobody']);
export type TicketAssignment = z.infer<typeof ticketAssignment>;

/** A ticket of the queue; `assigneeName` is null without an assignee. */
export const queuedTicket = ticket.extend({ assigneeName: z.string().nullable() });
export type QueuedTicket = z.infer<typeof queuedTicket>;

export const ticketConversation = z.object({
  ticket: queuedTicket,
  /** Oldest first; the first one repeats the ticket's message. */
  replies: z.array(ticketReply),
  notes: z.array(ticketNote),
});
export type TicketConversation = z.infer<typeof ticketConversation>;

const params = z.object({ ticketId: z.string().max(64) });

export const listAllTickets = defineEndpoint({
  name: 'listAllTickets',
  summary: 'Lists all tickets, newest first unless sorted otherwise.',
  method: 'GET',
  path: '/admin/tickets',
  access: 'admin',
  query: z.object({
    status: ticketStatus.optional(),
    priority: ticketPriority.optional(),
    assigned: ticketAssignment.optional(),
    search: z.string().max(100).optional(),
    sort: ticketSort.default('newest'),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({ tickets: z.array(queuedTicket), ...listTotal, nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getTicketForAdmin = defineEndpoint({
  name: 'getTicketForAdmin',
  summary: 'Returns one ticket with its replies and notes, oldest first.',
  method: 'GET',
  path: '/admin/tickets/{ticketId}',
  access: 'admin',
  params,
  status: 200,
  reply: ticketConversation,
  errors: ['ticket_not_found'],
});
export const updateTicket = defineEndpoint({
  name: 'updateTicket',
  summary: 'Sets status, priority or assignee of a ticket.',
  method: 'PATCH',
  path: '/admin/tickets/{ticketId}',
  access: 'admin',
  params,
  body: z.strictObject({
    status: ticketStatus.optional(),
    priority: ticketPriority.optional(),
    assignedTo: userIdParam.nullable().optional(),
  }),
  status: 200,
  reply: ticketConversation,
  errors: ['ticket_not_found', 'ticket_assignee_not_found'],
});
export const answerTicket = defineEndpoint({
  name: 'answerTicket',
  summary: 'Adds a reply of the support team, mails it to the customer and waits for them.',
  method: 'POST',
  path: '/admin/tickets/{ticketId}/replies',
  access: 'admin',
  params,
  body: z.strictObject({
    message: ticketMessage,
    attachments: attachmentIds,
    idempotencyKey: messageIdempotencyKey,
  }),
  status: 201,
  reply: ticketConversation,
  errors: [
    'ticket_not_found',
    'ticket_closed',
    'ticket_reply_limit_reached',
    'ticket_attachment_not_found',
    'ticket_attachment_limit_reached',
  ],
});
export const addTicketNote = defineEndpoint({
  name: 'addTicketNote',
  summary: 'Adds a note that only administrators see.',
  method: 'POST',
  path: '/admin/tickets/{ticketId}/notes',
  access: 'admin',
  params,
  body: z.strictObject({ message: ticketMessage, idempotencyKey: messageIdempotencyKey }),
  status: 201,
  reply: ticketConversation,
  errors: ['ticket_not_found', 'ticket_reply_limit_reached'],
});
export const markTicketReadByAdmin = defineEndpoint({
  name: 'markTicketReadByAdmin',
  summary: "Marks the customer's replies as read.",
  method: 'POST',
  path: '/admin/tickets/{ticketId}/read',
  access: 'admin',
  params,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['ticket_not_found'],
});

/** A turn of the customer that failed, or whose app did not start. */
export const customerProblem = z.object({
  turnId,
  projectId,
  projectName: z.string(),
  prompt: z.string(),
  /** null when the turn succeeded and its app did not start. */
  type: z.enum(errorTypes).nullable(),
  /** What the app reported; empty when the turn failed. */
  detail: z.string(),
  charged: credits,
  isReturned: z.boolean(),
  at: timestamp,
});
export type CustomerProblem = z.infer<typeof customerProblem>;

/** What an administrator needs beside a ticket; null for guests. */
export const ticketCustomer = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    credits,
    label: z.enum(userPlanLabels),
    /** The plan that was bought last; null without one. */
    planName: bothLanguages.nullable(),
    createdAt: timestamp,
    tickets: z.number().int(),
    projectCount: z.number().int(),
    /** The last changed ones. */
    projects: z.array(z.object({ id: projectId, name: z.string(), updatedAt: timestamp })),
    /** Newest first. */
    problems: z.array(customerProblem),
    /** What the turn of the ticket's reference cost; null without one. */
    referencedTurn: customerProblem.nullable(),
  })
  .nullable();
export type TicketCustomer = z.infer<typeof ticketCustomer>;

export const getTicketCustomer = defineEndpoint({
  name: 'getTicketCustomer',
  summary: "Returns plan, credits, projects and recent errors of a ticket's customer.",
  method: 'GET',
  path: '/admin/tickets/{ticketId}/customer',
  access: 'admin',
  params,
  status: 200,
  reply: z.object({ customer: ticketCustomer }),
  errors: ['ticket_not_found'],
});
export const refundTurn = defineEndpoint({
  name: 'refundTurn',
  summary: 'Returns the credits that a turn cost, once per turn.',
  method: 'POST',
  path: '/admin/turns/{turnId}/refund',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: z.object({ turnId }),
  body: noBody,
  status: 200,
  reply: z.object({ returned: credits, balance: credits }),
  errors: ['turn_charge_not_found'],
});
export const getSupportFigures = defineEndpoint({
  name: 'getSupportFigures',
  summary: 'Returns the median of first answers and the satisfaction of the last 30 days.',
  method: 'GET',
  path: '/admin/support/figures',
  access: 'admin',
  status: 200,
  reply: z.object({
    /** Tickets that are neither resolved nor closed. */
    active: z.number().int(),
    /** Milliseconds; null without answers. */
    medianResponse: z.number().int().nullable(),
    /** 1 to 5; null without ratings. */
    satisfaction: z.number().nullable(),
    ratings: z.number().int(),
  }),
  errors: [],
});

/** docs/rules/support.md#canned-replies */
export const cannedReply = z.strictObject({
  title: z.string().trim().min(1).max(80),
  message: ticketMessage,
});
export type CannedReply = z.infer<typeof cannedReply>;
const cannedReplies = z.array(cannedReply).max(20);

export const listCannedReplies = defineEndpoint({
  name: 'listCannedReplies',
  summary: 'Lists the prepared answers.',
  method: 'GET',
  path: '/admin/support/canned-replies',
  access: 'admin',
  status: 200,
  reply: z.object({ replies: cannedReplies }),
  errors: [],
});
export const saveCannedReplies = defineEndpoint({
  name: 'saveCannedReplies',
  summary: 'Replaces the prepared answers.',
  method: 'PUT',
  path: '/admin/support/canned-replies',
  access: 'admin',
  body: z.strictObject({ replies: cannedReplies }),
  status: 200,
  reply: z.object({ replies: cannedReplies }),
  errors: [],
});
