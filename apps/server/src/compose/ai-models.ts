import { createAiModels } from '../modules/ai-models/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import { createGuardedFetch } from '../platform/guarded-fetch/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeAiModels(
  { config, transactions, clock, log, secrets }: Platform,
  { audit }: { readonly audit: SecurityRecorder },
) {
  const policy = { allowsPrivate: config.AI_PRIVATE_ENDPOINTS };
  const guardedFetch = createGuardedFetch(policy);
  const service = createAiModels({ transactions, clock, log, secrets, audit, policy, guardedFetch });
  return { service, guardedFetch, routes: service.routes, stop: service.close } satisfies Capability & {
    guardedFetch: typeof fetch;
  };
}
