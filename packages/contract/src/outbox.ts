import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cursor, pageLimit, timestamp } from './primitives.ts';

/** A mail as shown to administrators. Secrets in links are hidden after sending. */
export const outboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  /** File names of the attachments. */
  attachments: z.array(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const outboxState = z.enum(['waiting', 'sent']);
export type OutboxState = z.infer<typeof outboxState>;

export const listOutbox = defineEndpoint({
  name: 'listOutbox',
  summary: 'Lists the mails of the last 30 days, newest first.',
  method: 'GET',
  path: '/admin/mails',
  access: 'admin',
  requiresRecentAuthentication: true,
  query: z.object({ state: outboxState.optional(), limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({
    mails: z.array(outboxMail),
    nextCursor: cursor.nullable(),
    /** Whether SMTP is configured; otherwise mails stay in the outbox. */
    isSending: z.boolean(),
  }),
  errors: ['general_cursor_not_found'],
});
