// Threads for work whose cost depends on what users send: bounded in number, time and memory, and fair between users.
// Promises that a task ends with its result or an error, and that the event loop is never part of the work.
export { findProgram } from './find-program.ts';
export { collectPages, cutPages, type FilePage } from './pages.ts';
export { deserializeError, type SerializedError, serializeError } from './serialize-error.ts';
export { serveJobs } from './serve-jobs.ts';
export type { WorkerJob } from './worker-job.ts';
export { createWorkerPool, type RunJob, type WorkerPool, workLimits } from './worker-pool.ts';
