import type { Log } from '../platform/log/log.ts';
import { createWorkerPool, findProgram, type WorkerPool } from '../platform/workers/index.ts';
import type { ServerJobs } from './jobs.ts';

export type ServerWorkers = WorkerPool<ServerJobs>;

// The build puts everything beside `main.js`; among the sources the program lies beside this file.
const program = findProgram('worker-program', import.meta.url);

/** The threads of one server process; none runs before the first task. */
export function createServerWorkers(log: Log): ServerWorkers {
  return createWorkerPool<ServerJobs>({
    program,
    onError: (error) => log.warn({ err: error }, 'a worker thread broke'),
  });
}

/** The two jobs of exports. */
export const exportJobsOf = (workers: ServerWorkers) => ({
  runExport: workers.job('export-project'),
  runCheck: workers.job('check-export'),
});
