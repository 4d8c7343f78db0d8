import { createOutboxRoutes, createOutboxService } from '../modules/outbox/index.ts';
import { createMailRetention, sendMailJob } from '../platform/mail/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

/** Sends mails, deletes old ones and shows them to administrators. */
export function composeMail({ transactions, clock, jobs, mailer }: Platform) {
  const retention = createMailRetention({ transactions, clock, jobs });
  return {
    routes: createOutboxRoutes(createOutboxService({ transactions, mailer })),
    jobs: { [sendMailJob]: mailer.deliver, [retention.job]: retention.expire },
    seed: retention.start,
  } satisfies Capability;
}
