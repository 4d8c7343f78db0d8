import { createEntitlementsRoutes, createEntitlementsService } from '../modules/entitlements/index.ts';
import type { Capability, PortsOf } from './capability.ts';

export function composeEntitlements(ports: PortsOf<typeof createEntitlementsService>) {
  const service = createEntitlementsService(ports);
  return { service, routes: createEntitlementsRoutes(service) } satisfies Capability;
}
