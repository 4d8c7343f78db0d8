import { getAnalyticsSummary, recordAnalytics } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import { mayRecord } from './consent.ts';
import type { AnalyticsService } from './service.ts';

export function createAnalyticsRoutes(analytics: AnalyticsService): Route[] {
  return [
    route(recordAnalytics, async ({ body }, context) => {
      if (!mayRecord(body.consent, context.header)) return;
      await context.limit('analytics', context.network, 120, 60);
      analytics.record(body.visit, context.caller?.userId ?? null, body.events);
    }),
    route(getAnalyticsSummary, async () => analytics.summary()),
  ];
}
