import { createSupportRoutes, createSupportService } from '../modules/support/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<
  PortsOf<typeof createSupportService>,
  | 'audit'
  | 'files'
  | 'readSite'
  | 'hasPrioritySupport'
  | 'findLanguage'
  | 'describeCustomer'
  | 'readAttachment'
  | 'readList'
  | 'changeList'
>;

export function composeSupport(
  { config, transactions, clock, events, mailer, secrets }: Platform,
  others: Others,
) {
  const service = createSupportService({
    transactions,
    clock,
    events,
    mailer,
    signer: secrets,
    publicOrigin: config.PUBLIC_ORIGIN ?? null,
    ...others,
  });
  return { service, routes: createSupportRoutes(service) } satisfies Capability;
}
