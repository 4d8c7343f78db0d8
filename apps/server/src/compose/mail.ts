import { createOutboxRoutes, createOutboxService } from '../modules/outbox/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import { deleteOldMails, mailRetentionJob, sendMailJob } from '../platform/mail/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

/** Sends mails, deletes old ones and shows them to administrators. */
export function composeMail({ transactions, clock, mailer }: Platform) {
  return {
    routes: createOutboxRoutes(createOutboxService({ transactions, mailer })),
    jobs: {
      [sendMailJob]: mailer.deliver,
      [mailRetentionJob]: repeatDaily(() => deleteOldMails({ transactions, clock })),
    },
  } satisfies Capability;
}
