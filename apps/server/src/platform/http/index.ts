// The adapter between endpoint descriptions and HTTP (docs/rules/http.md): access, validation, typed errors, limits,
// replies. Only routes.ts files, app.ts and main.ts import it.
export { callRoute } from './call-route.ts';
export { describeError } from './describe-error.ts';
export * from './error-reply.ts';
export { largeReplySize } from './large-replies.ts';
export * from './mount-routes.ts';
export * from './network-of.ts';
export { createJsonParser, type ParseLargeJson } from './parse-json-job.ts';
export * from './rate-limit.ts';
export { deleteEndedRateLimits, rateLimitSweepInterval, rateLimitSweepJob } from './rate-limit-cleanup.ts';
export { countUse } from './rate-limit-table.ts';
export * from './recent-authentication.ts';
export * from './request-context.ts';
export * from './route.ts';
