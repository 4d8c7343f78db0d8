import type { Log } from '../platform/log/log.ts';
import { createWorkerPool, findProgram, type WorkerPool } from '../platform/workers/index.ts';
import type { ServerJobs } from './jobs.ts';

export type ServerWorkers = WorkerPool<ServerJobs>;

// Located beside this file in the sources and beside `main.js` in the build.
const program = findProgram('worker-program', import.meta.url);

/** Creates the worker pool of a server process; threads start with the first task. */
export function createServerWorkers(log: Log): ServerWorkers {
  return createWorkerPool<ServerJobs>({
    program,
    onError: (error) => log.warn({ err: error }, 'a worker thread failed'),
  });
}

/** The worker jobs of the AI module. */
export const turnJobsOf = (workers: ServerWorkers) => ({
  validateAnswers: workers.job('validate-answers'),
  answerPrompt: workers.job('answer-prompt'),
  nameApp: workers.job('name-app'),
  buildPrompt: workers.job('build-prompt'),
  buildRepairPrompt: workers.job('build-repair-prompt'),
  countTokens: workers.job('count-tokens'),
  joinAnswer: workers.job('join-answer'),
  mergeHeld: workers.job('merge-held'),
  readWords: workers.job('read-words'),
});

/** The worker jobs of the exports module. */
export const exportJobsOf = (workers: ServerWorkers) => ({
  runExport: workers.job('export-project'),
  runCheck: workers.job('check-export'),
});
