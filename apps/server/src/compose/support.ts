import { createSupportRoutes, createSupportService } from '../modules/support/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<PortsOf<typeof createSupportService>, 'readSite' | 'hasPrioritySupport'>;

export function composeSupport({ transactions, clock, mailer, secrets }: Platform, others: Others) {
  const service = createSupportService({ transactions, clock, mailer, signer: secrets, ...others });
  return { service, routes: createSupportRoutes(service) } satisfies Capability;
}
