import { createCreditsRoutes, createCreditsService } from '../modules/credits/index.ts';
import { refundClaimJob } from '../modules/payments/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

interface Others extends Pick<PortsOf<typeof createCreditsService>, 'nameProjects'> {
  readonly audit: SecurityRecorder;
}

export function composeCredits({ transactions, clock, events, jobs }: Platform, others: Others) {
  const service = createCreditsService({
    transactions,
    clock,
    events,
    ...others,
    claimEnded: async (tx, claim) => void (await jobs.enqueue(tx, refundClaimJob, claim)),
  });
  return { service, routes: createCreditsRoutes(service) } satisfies Capability;
}
