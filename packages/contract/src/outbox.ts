import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cursor, pageLimit, timestamp } from './primitives.ts';

/** A mail as an administrator sees it. Secrets of links are hidden once it has been sent. */
export const outboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const listOutbox = defineEndpoint({
  name: 'listOutbox',
  summary: 'Mails, newest first: without SMTP this is the only way out of the outbox',
  method: 'GET',
  path: '/admin/mails',
  access: 'session',
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ mails: z.array(outboxMail), nextCursor: cursor.nullable() }),
  errors: ['general_access_forbidden', 'general_cursor_not_found'],
});
