// Worker threads for work whose cost depends on user input (docs/rules/workers.md): bounded in number, time and memory,
// fair between users. Guarantees that every task ends with a result or an error and does not block the event loop.
export { createFairQueue } from './fair-queue.ts';
export { findProgram } from './find-program.ts';
export { collectPages, cutPages, type FilePage } from './pages.ts';
export { deserializeError, type SerializedError, serializeError } from './serialize-error.ts';
export { serveJobs } from './serve-jobs.ts';
export type { WorkerJob } from './worker-job.ts';
export { createWorkerPool, type RunJob, type WorkerPool, workLimits } from './worker-pool.ts';
