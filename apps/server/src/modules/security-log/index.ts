// Security log: events of accounts and of administrators, for the owner and for administrators, kept for 400 days.
// Guarantees that an event is written in the transaction of its change, is never changed and contains no secret.
export { burstCheckJob } from './check-bursts.ts';
export type { AccountSecurity, SecurityRecorder } from './ports.ts';
export { createSecurityLogRoutes } from './routes.ts';
export { createSecurityLogService, type SecurityLogService, securityRetentionJob } from './service.ts';
