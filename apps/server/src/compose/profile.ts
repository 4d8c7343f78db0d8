import { createProfileRoutes, createProfileService } from '../modules/profile/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<PortsOf<typeof createProfileService>, 'accounts' | 'credits' | 'projects' | 'storage'>;

export function composeProfile({ transactions, clock, mailer, files, events }: Platform, others: Others) {
  const service = createProfileService({ transactions, clock, mailer, files, events, ...others });
  return { service, routes: createProfileRoutes(service) } satisfies Capability;
}
