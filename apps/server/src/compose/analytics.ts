import {
  analyticsRetentionJob,
  createAnalyticsRoutes,
  createAnalyticsService,
} from '../modules/analytics/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeAnalytics({ transactions, clock, log }: Platform) {
  const service = createAnalyticsService({ transactions, clock, log });
  return {
    service,
    routes: createAnalyticsRoutes(service),
    jobs: { [analyticsRetentionJob]: repeatDaily(service.expire) },
    stop: service.stop,
  } satisfies Capability;
}
