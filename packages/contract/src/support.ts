import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './id-pattern.ts';
import { projectId, turnId, versionId } from './ids.ts';
import { megabyte } from './limits.ts';
import { timestamp } from './primitives.ts';

// Support tickets and the contact form, which opens one: docs/rules/support.md

export const ticketStatus = z.enum(['open', 'in_progress', 'waiting_customer', 'resolved', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatus>;
/** In ascending order. */
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

export const ticketLimits = {
  /** Tickets of one user that are neither resolved nor closed. */
  activeMaximum: 20,
  repliesMaximum: 500,
  /** Milliseconds shown until an answer was measured. */
  responseFallback: 2.5 * 3_600_000,
} as const;

/** Files of tickets: docs/rules/support.md#attachments */
export const attachmentLimits = {
  bytesPerFile: 10 * megabyte,
  perMessage: 5,
  perTicket: 50,
  bytesPerTicket: 100 * megabyte,
  /** Files of one user that were uploaded and not sent with a message. */
  unsent: 20,
} as const;

/** A file that was sent with a message; its bytes are in the bucket `ticket_attachments`. */
export const ticketAttachment = z.object({
  id: z.string(),
  name: z.string(),
  /** What the bytes are, whatever the name says. */
  mediaType: z.string(),
  size: z.number().int(),
});
export type TicketAttachment = z.infer<typeof ticketAttachment>;

/** Ids of uploaded files that a message is sent with. */
export const attachmentIds = z
  .array(z.string().regex(idPattern))
  .max(attachmentLimits.perMessage)
  .refine((ids) => new Set(ids).size === ids.length, 'Each file once')
  .default([]);

/** Of a message; repeated with the same key, it is stored once: docs/rules/support.md#repeated-messages */
export const messageIdempotencyKey = z.string().min(16).max(64).optional();

/** Whether a ticket still takes replies of its customer: docs/rules/support.md#replies */
export const isTicketActive = (status: TicketStatus): boolean => status !== 'resolved' && status !== 'closed';

/** What a ticket is about; the version and the turn belong to the project. */
export const ticketReference = z.object({
  projectId,
  versionId: versionId.nullable(),
  turnId: turnId.nullable(),
});
export type TicketReference = z.infer<typeof ticketReference>;

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
  reference: ticketReference.nullable(),
  /** Replies of the other side that were not read: of the customer for administrators, else of the support team. */
  isUnread: z.boolean(),
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
  attachments: z.array(ticketAttachment),
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
