// Who did what to the security of an account or to the site, for its owner and for operators, kept for 400 days.
// Promises that events are written with the change they tell of, are never changed, and hold no secret.
export { burstCheckJob } from './alerts.ts';
export type { AccountSecurity, SecurityRecorder } from './ports.ts';
export { createSecurityLogRoutes } from './routes.ts';
export { createSecurityLogService, type SecurityLogService, securityRetentionJob } from './service.ts';
