import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MessageChannel, type TransferListItem } from 'node:worker_threads';
import { AppError } from '@kilim/contract';
import type { Piscina } from 'piscina';
import { deserializeError } from './serialize-error.ts';
import type { ServedTask } from './serve-jobs.ts';
import type { FromWorker, ToWorker } from './task-messages.ts';
import { readWaitedTime } from './waited-time.ts';
import { createWorkTimer } from './work-timer.ts';

export interface TaskLimits {
  /** Milliseconds of work, without waiting for pages, for chunks to be received and for a processor. */
  readonly work: number;
  /** Milliseconds for the start of a thread. */
  readonly start: number;
  /** Milliseconds in total, including all waiting. */
  readonly total: number;
}

export interface Task {
  readonly kind: string;
  readonly input: unknown;
  readonly transfer?: readonly ArrayBuffer[] | undefined;
  readonly pages?: AsyncIterable<unknown> | Iterable<unknown> | undefined;
  readonly onChunk?: ((chunk: unknown) => void | Promise<void>) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const outOfMemory = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

async function* readPages(pages: Task['pages']): AsyncGenerator<unknown> {
  if (pages) yield* pages;
}

const threadExited = (kind: string, cause: unknown): AppError =>
  new AppError('general_unavailable', { detail: `${kind}: the thread exited`, cause });

interface Deferred {
  readonly promise: Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

function deferred(): Deferred {
  let settle: Pick<Deferred, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const { resolve = () => {}, reject = () => {} } = settle ?? {};
  return { promise, resolve, reject };
}

/**
 * Runs one task in a thread of the pool. Throws the error of the job, `work_time_limit` or `work_memory_limit` (which end
 * the thread), the reason of `signal`, or `general_unavailable` when the thread exited for another reason.
 */
export async function runTask(pool: Piscina, task: Task, limits: TaskLimits): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const controller = new AbortController();
  const pages = readPages(task.pages);
  const { promise, resolve, reject } = deferred();
  const stop = (error: unknown): void => {
    reject(error);
    controller.abort();
  };
  const stopLate = (detail: string) => () =>
    stop(new AppError('general_unavailable', { detail: `${task.kind}: ${detail}` }));
  const workTimer = createWorkTimer(limits.work, () =>
    stop(new AppError('work_time_limit', { detail: `${task.kind}: ${limits.work} ms` })),
  );
  const startTimer = setTimeout(stopLate('no thread started'), limits.start);
  const totalTimer = setTimeout(stopLate('took too long'), limits.total);
  const onAbort = (): void => stop(task.signal?.reason);
  task.signal?.addEventListener('abort', onAbort, { once: true });

  const serve = async (work: () => Promise<ToWorker>): Promise<void> => {
    workTimer.pause();
    try {
      const answer = await work();
      // A port delivers all waiting messages in one turn: without a pause, a fast thread would block the event loop.
      await yieldToEventLoop();
      workTimer.run();
      port1.postMessage(answer);
    } catch (error) {
      stop(error);
    }
  };
  port1.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'started':
        clearTimeout(startTimer);
        workTimer.measureWaiting(() => readWaitedTime(message.systemThread));
        return workTimer.run();
      case 'page-requested':
        return void serve(async () => {
          const next = await pages.next();
          return next.done ? { kind: 'pages-end' } : { kind: 'page', page: next.value };
        });
      case 'chunk':
        return void serve(async () => {
          await task.onChunk?.(message.chunk);
          return { kind: 'chunk-received' };
        });
      case 'done':
        return resolve(message.result);
      case 'failed':
        return reject(deserializeError(message.error));
    }
  });

  try {
    task.signal?.throwIfAborted();
    const served: ServedTask = { kind: task.kind, input: task.input, port: port2 };
    const transferList = [port2, ...(task.transfer ?? [])] as unknown as TransferListItem[];
    // The result arrives on the task's port; the pool's promise reports the end of the thread's work.
    const thread = pool.run(served, { transferList, signal: controller.signal }).catch((error: unknown) => {
      if (outOfMemory(error)) reject(new AppError('work_memory_limit', { detail: task.kind }));
      else reject(threadExited(task.kind, error));
    });
    const result = await promise;
    // Otherwise the next task would start another thread, because the pool still counts this one as busy.
    await thread;
    return result;
  } finally {
    workTimer.pause();
    clearTimeout(startTimer);
    clearTimeout(totalTimer);
    task.signal?.removeEventListener('abort', onAbort);
    port1.close();
    // Not awaited, because reading a page may take long.
    pages.return(undefined).catch(() => {});
  }
}
