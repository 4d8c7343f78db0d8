import { createModelServersRoutes, createModelServersService } from '../modules/model-servers/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import { findConfiguredModel } from './ai.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeModelServers(
  { config, transactions, clock, log }: Platform,
  { audit }: { readonly audit: SecurityRecorder },
) {
  const service = createModelServersService({
    transactions,
    clock,
    log,
    audit,
    environment: findConfiguredModel(config),
  });
  return {
    service,
    routes: createModelServersRoutes(service),
    start: service.start,
    stop: service.close,
  } satisfies Capability;
}
