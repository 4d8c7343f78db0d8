import { availableParallelism } from 'node:os';
import { AppError } from '@kilim/contract';
import { Piscina } from 'piscina';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';
import type { WorkerProgram } from './find-program.ts';
import { runTask, type Task, type TaskLimits } from './run-task.ts';
import type { AnyWorkerJob, ChunkOf, InputOf, PageOf, ResultOf, WorkerJobs } from './worker-job.ts';

/** Milliseconds that one task may work: what a person waits for while typing, and what makes or reads a whole file. */
export const workLimits = { check: 2_000, file: 20_000 } as const;

export interface TaskOptions<Page, Chunk> {
  /** Whose work it is: tasks of one owner wait for each other before they keep others waiting. */
  readonly owner: string;
  /** Milliseconds of work. */
  readonly limit: number;
  /** Buffers that the thread takes over instead of copying them. */
  readonly transfer?: readonly ArrayBuffer[];
  readonly pages?: AsyncIterable<Page> | Iterable<Page>;
  readonly onChunk?: (chunk: Chunk) => void | Promise<void>;
  readonly signal?: AbortSignal;
}

/** One kind of work, ready to be given out. */
export type RunJob<Job extends AnyWorkerJob> = (
  input: InputOf<Job>,
  options: TaskOptions<PageOf<Job>, ChunkOf<Job>>,
) => Promise<ResultOf<Job>>;

export interface WorkerPool<Jobs extends WorkerJobs> {
  /**
   * Runs jobs of one kind in threads. They throw what the job throws, `work_busy`, `work_time_limit`,
   * `work_memory_limit`, and `general_unavailable` when the thread is lost or the pool is closed.
   */
  job<Kind extends keyof Jobs & string>(kind: Kind): RunJob<Jobs[Kind]>;
  /** Ends the threads and refuses whatever is asked afterwards. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly program: WorkerProgram;
  /** At least two, so that one user's work leaves a thread to the others. */
  readonly threads?: number;
  readonly heapMegabytes?: number;
  readonly queue?: Partial<FairQueueLimits>;
  /** Milliseconds after which a thread without work is ended. */
  readonly idle?: number;
  readonly start?: number;
  readonly total?: number;
  /** Called for a thread that broke while it had no task, or before it could start. */
  readonly onError?: (error: Error) => void;
}

/**
 * Reserved for the stack and not used until a text needs it: the parser recurses, and a stack that overflows in native
 * code ends the process.
 */
const stackMegabytes = 512;

/**
 * How far threads stand behind the event loop when processors are short. Linux counts this per thread; elsewhere it
 * would slow the whole process down, and more with each thread. Without the optional package it has no effect.
 */
const niceIncrement = process.platform === 'linux' ? 10 : 0;

/**
 * Threads for work whose cost depends on what users send: the event loop stays free, and a task that takes too long or
 * too much memory ends with its thread. Piscina starts, reuses and ends the threads: measured, an endless loop ends 3 ms
 * after its limit and a heap that runs full costs only its own task. Fairness between users is ours, it has none.
 */
export function createWorkerPool<Jobs extends WorkerJobs>(options: WorkerPoolOptions): WorkerPool<Jobs> {
  const threads = Math.max(2, options.threads ?? availableParallelism());
  const queue = createFairQueue({
    running: threads,
    // One user never holds the last thread.
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
      // Jobs wait for messages while they run, so a thread must not sleep on a lock.
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
