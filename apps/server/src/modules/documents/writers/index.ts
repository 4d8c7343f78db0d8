import type { CollectionName } from '../collections/collections.ts';
import { analyticsWriter } from './analytics.ts';
import { plansWriter } from './plans.ts';
import { projectsWriter } from './projects.ts';
import { receiptsWriter } from './receipts.ts';
import { settingsWriter } from './settings.ts';
import { attachmentsWriter, repliesWriter, ticketsWriter } from './tickets.ts';
import { usersWriter } from './users.ts';
import type { CollectionWriter } from './writer.ts';

export const writers: Readonly<Record<CollectionName, CollectionWriter>> = {
  users: usersWriter,
  projects: projectsWriter,
  receipts: receiptsWriter,
  settings: settingsWriter,
  support_tickets: ticketsWriter,
  ticket_replies: repliesWriter,
  ticket_attachments: attachmentsWriter,
  plans: plansWriter,
  analytics: analyticsWriter,
};
