// Threads for work whose cost depends on what users send: bounded in number, time and memory, and fair between users.
// Promises that a task ends with its result or an error, and that the event loop is never part of the work.
export { findProgram, type WorkerProgram } from './find-program.ts';
export { serveJobs } from './serve-jobs.ts';
export type { JobStreams, WorkerJob, WorkerJobs } from './worker-job.ts';
export { createWorkerPool, type WorkerPool, workLimits } from './worker-pool.ts';
