// Usage events, stored in batches without IP addresses and only with consent, for 90 days.
// Guarantees that recording never delays or fails a request.
export { mayRecord } from './consent.ts';
export { createAnalyticsRoutes } from './routes.ts';
export {
  type AnalyticsService,
  analyticsRetentionJob,
  createAnalyticsService,
} from './service.ts';
