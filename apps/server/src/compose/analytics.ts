import {
  analyticsRetentionJob,
  createAnalyticsRoutes,
  createAnalyticsService,
} from '../modules/analytics/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeAnalytics({ transactions, clock, jobs, log }: Platform) {
  const service = createAnalyticsService({ transactions, clock, jobs, log });
  return {
    service,
    routes: createAnalyticsRoutes(service),
    jobs: { [analyticsRetentionJob]: service.expire },
    seed: service.start,
    stop: service.stop,
  } satisfies Capability;
}
