// What people did, kept in batches without their address and only with their consent, for 90 days.
// Promises that recording never makes a request wait and never fails one.
export { createAnalyticsRoutes } from './routes.ts';
export {
  analyticsRetentionJob,
  createAnalyticsService,
} from './service.ts';
