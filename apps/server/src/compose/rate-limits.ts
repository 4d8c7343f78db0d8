import { createRateLimitCleanup, rateLimitSweepJob } from '../platform/http/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

/** Deletes the rate limits whose windows have ended. */
export function composeRateLimits({ transactions, clock, jobs }: Platform) {
  const upkeep = createRateLimitCleanup({ transactions, clock, jobs });
  return { jobs: { [rateLimitSweepJob]: upkeep.sweep }, seed: upkeep.start } satisfies Capability;
}
