import { availableParallelism } from 'node:os';
import { AppError } from '@kilim/contract';
import { Piscina } from 'piscina';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';
import type { WorkerProgram } from './find-program.ts';
import { runTask, type Task, type TaskLimits } from './run-task.ts';
import type { AnyWorkerJob, ChunkOf, InputOf, PageOf, ResultOf, WorkerJobs } from './worker-job.ts';

/** Milliseconds of work per task (docs/rules/workers.md#limits): short checks, answers of a turn, work on whole archives. */
export const workLimits = { check: 2_000, answer: 10_000, file: 20_000 } as const;

export interface TaskOptions<Page, Chunk> {
  /** The user or network whose task it is; owners take turns. */
  readonly owner: string;
  /** Milliseconds of work. */
  readonly limit: number;
  /** Buffers that are transferred instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
  readonly pages?: AsyncIterable<Page> | Iterable<Page>;
  readonly onChunk?: (chunk: Chunk) => void | Promise<void>;
  readonly signal?: AbortSignal;
}

/** Runs jobs of one kind. */
export type RunJob<Job extends AnyWorkerJob> = (
  input: InputOf<Job>,
  options: TaskOptions<PageOf<Job>, ChunkOf<Job>>,
) => Promise<ResultOf<Job>>;

export interface WorkerPool<Jobs extends WorkerJobs> {
  /**
   * Returns a function that runs jobs of one kind. It throws the error of the job, `work_busy`, `work_time_limit`,
   * `work_memory_limit`, or `general_unavailable` when the thread exited or the pool is closed.
   */
  job<Kind extends keyof Jobs & string>(kind: Kind): RunJob<Jobs[Kind]>;
  /** Ends the threads and rejects later tasks. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly program: WorkerProgram;
  /** At least two, so that one user cannot occupy all threads. */
  readonly threads?: number;
  readonly heapMegabytes?: number;
  readonly queue?: Partial<FairQueueLimits>;
  /** Milliseconds after which an idle thread ends. */
  readonly idle?: number;
  readonly start?: number;
  readonly total?: number;
  /** Called when a thread fails to start or fails without a task. */
  readonly onError?: (error: Error) => void;
}

/**
 * Address space for the stack; memory is used only when needed. The parser is recursive, and a stack overflow in native
 * code would end the process.
 */
const stackMegabytes = 512;

/**
 * Lowers the priority of the threads below the event loop's. Per thread on Linux only; elsewhere it would lower the
 * priority of the whole process. Without the optional package it has no effect.
 */
const niceIncrement = process.platform === 'linux' ? 10 : 0;

/**
 * A pool of worker threads with limits on time and memory. Piscina manages the threads (measured: an endless loop ends 3 ms
 * after its limit, a full heap ends only its own task); fairness between users is added here.
 */
export function createWorkerPool<Jobs extends WorkerJobs>(options: WorkerPoolOptions): WorkerPool<Jobs> {
  const threads = Math.max(2, options.threads ?? availableParallelism());
  const queue = createFairQueue({
    running: threads,
    // One user cannot occupy the last thread.
    runningPerOwner: Math.min(2, threads - 1),
    waiting: 200,
    waitingPerOwner: 8,
    ...options.queue,
  });
  let pool: Piscina | null = null;
  let isClosed = false;

  const open = (): Piscina => {
    if (pool) return pool;
    pool = new Piscina({
      filename: options.program.path,
      execArgv: [...options.program.execArgv],
      env: {},
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: options.idle ?? 60_000,
      niceIncrement,
      // Jobs receive messages while they run, so a thread must not block on Atomics.wait.
      atomics: 'disabled',
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMegabytes ?? 512,
        stackSizeMb: stackMegabytes,
      },
    });
    pool.on('error', options.onError ?? (() => {}));
    return pool;
  };
  const closed = (): AppError =>
    new AppError('general_unavailable', { detail: 'The worker pool is closed.' });
  const { start = 20_000, total = 300_000 } = options;

  return {
    job:
      (kind) =>
      async (input, { owner, limit, transfer, pages, onChunk, signal }) => {
        if (isClosed) throw closed();
        const release = await queue.acquire(owner);
        try {
          if (isClosed) throw closed();
          const limits: TaskLimits = { work: limit, start, total };
          const task: Task = { kind, input, transfer, pages, signal, onChunk: onChunk as Task['onChunk'] };
          return (await runTask(open(), task, limits)) as ResultOf<Jobs[typeof kind]>;
        } finally {
          release();
        }
      },
    close: async () => {
      isClosed = true;
      queue.clear(closed());
      await pool?.destroy();
      pool = null;
    },
  };
}
