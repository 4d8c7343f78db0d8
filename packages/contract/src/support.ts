import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cursor, pageLimit, timestamp } from './primitives.ts';

// Support tickets and the contact form, which opens one: docs/rules/support.md

export const ticketStatus = z.enum(['open', 'in_progress', 'waiting_customer', 'resolved', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatus>;
export const ticketPriority = z.enum(['low', 'medium', 'high', 'urgent']);
export type TicketPriority = z.infer<typeof ticketPriority>;

/** Category of tickets from the contact form. */
export const contactFormCategory = 'İletişim Formu';

/** Stored in Turkish as shown to the user: docs/rules/support.md#ticket */
export const ticketCategories = [
  'Teknik Destek',
  'Faturalama',
  'Hesap',
  'Özellik İsteği',
  'Bug Raporu',
  'Genel',
  contactFormCategory,
] as const;
export const ticketCategory = z.enum(ticketCategories);
export type TicketCategory = z.infer<typeof ticketCategory>;

export const contactLimits = {
  nameMaximum: 128,
  subjectMaximum: 200,
  messageMaximum: 5_000,
  /** Milliseconds; a form submitted faster was filled in by a program. */
  fillMinimum: 3_000,
  fillMaximum: 24 * 3_600_000,
  linkMaximum: 2,
} as const;

export const ticket = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: ticketPriority,
  status: ticketStatus,
  category: ticketCategory,
  /** null for guests. */
  userId: z.string().nullable(),
  userEmail: z.string(),
  userName: z.string(),
  assignedTo: z.string().nullable(),
  responses: z.number().int(),
  customerSatisfaction: z.number().int().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastResponseAt: timestamp,
});
export type Ticket = z.infer<typeof ticket>;

export const ticketReply = z.object({
  id: z.string(),
  ticketId: z.string(),
  message: z.string(),
  authorType: z.enum(['customer', 'admin']),
  authorId: z.string().nullable(),
  authorName: z.string(),
  authorEmail: z.string(),
  isRead: z.boolean(),
  createdAt: timestamp,
});
export type TicketReply = z.infer<typeof ticketReply>;

export const getContactToken = defineEndpoint({
  name: 'getContactToken',
  summary: 'Returns a token that proves when the contact form was opened.',
  method: 'GET',
  path: '/contact/token',
  access: 'public',
  status: 200,
  reply: z.object({ token: z.string() }),
  errors: [],
});
export const sendContactMessage = defineEndpoint({
  name: 'sendContactMessage',
  summary: 'Opens a ticket from the contact form.',
  method: 'POST',
  path: '/contact',
  access: 'public',
  body: z.strictObject({
    name: z.string().trim().min(1).max(contactLimits.nameMaximum),
    email: z.string().trim().toLowerCase().max(320).pipe(z.email()),
    subject: z.string().trim().min(1).max(contactLimits.subjectMaximum),
    message: z.string().trim().min(1).max(contactLimits.messageMaximum),
    /** Honeypot, invisible to users. A filled one is answered as a success but opens no ticket. */
    website: z.string().max(1000).default(''),
    startedAt: z.string().max(512),
  }),
  status: 201,
  reply: z.object({ ticketId: z.string() }),
  errors: ['contact_form_expired', 'contact_form_too_fast', 'contact_too_many_links'],
});
export const listAllTickets = defineEndpoint({
  name: 'listAllTickets',
  summary: 'Lists all tickets, newest first.',
  method: 'GET',
  path: '/admin/tickets',
  access: 'admin',
  query: z.object({
    status: ticketStatus.optional(),
    search: z.string().max(100).optional(),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({ tickets: z.array(ticket), total: z.number().int(), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getTicketForAdmin = defineEndpoint({
  name: 'getTicketForAdmin',
  summary: 'Returns one ticket with its replies, oldest first.',
  method: 'GET',
  path: '/admin/tickets/{ticketId}',
  access: 'admin',
  params: z.object({ ticketId: z.string().max(64) }),
  status: 200,
  reply: z.object({ ticket, replies: z.array(ticketReply) }),
  errors: ['ticket_not_found'],
});
