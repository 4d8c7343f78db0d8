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

/**
 * Creates the threads of jobs that wait for Git remotes, so that a slow remote never occupies those of `createServerWorkers`.
 * A user has one running job: docs/rules/git.md#limits
 */
export function createRemoteWorkers(log: Log): ServerWorkers {
  return createWorkerPool<ServerJobs>({
    program,
    threads: 4,
    queue: { runningPerOwner: 1, waiting: 40, waitingPerOwner: 1 },
    onError: (error) => log.warn({ err: error }, 'a thread for Git remotes failed'),
  });
}

/** The worker jobs of the AI module. */
export const turnJobsOf = (workers: ServerWorkers) => ({
  validateAnswers: workers.job('validate-answers'),
  answerPrompt: workers.job('answer-prompt'),
  nameApp: workers.job('name-app'),
  buildPrompt: workers.job('build-prompt'),
  buildRepairPrompt: workers.job('build-repair-prompt'),
  analyzeProject: workers.job('analyze-project'),
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
