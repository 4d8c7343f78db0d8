// Background jobs (docs/rules/jobs.md): rows with a lease, which any process can claim.
// Guarantees at-least-once execution, so handlers must be idempotent; retries with backoff, at most ten attempts.
export { createJobs, type JobHandler, type JobQueue } from './jobs.ts';
export { repeat, repeatDaily, withLongestDelay } from './repeat.ts';
