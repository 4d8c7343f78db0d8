import { deleteEndedRateLimits, rateLimitSweepInterval, rateLimitSweepJob } from '../platform/http/index.ts';
import { repeat } from '../platform/jobs/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeRateLimits({ transactions, clock }: Platform) {
  const sweep = repeat(rateLimitSweepInterval, () => deleteEndedRateLimits({ transactions, clock }));
  return { jobs: { [rateLimitSweepJob]: sweep } } satisfies Capability;
}
