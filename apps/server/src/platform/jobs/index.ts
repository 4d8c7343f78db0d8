// Work that must happen even if the process dies: rows with a lease, taken by whichever process is alive.
// Promises at least once, so every handler may run twice without harm; retries with backoff; gives up after ten tries.
export { createJobs, type JobHandler, type JobQueue } from './jobs.ts';
