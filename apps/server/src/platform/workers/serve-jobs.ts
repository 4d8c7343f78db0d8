import type { MessagePort } from 'node:worker_threads';
import { serializeError } from './serialize-error.ts';
import type { FromWorker, ToWorker } from './task-messages.ts';
import { findSystemThread } from './waited-time.ts';
import type { JobStreams, WorkerJobs } from './worker-job.ts';

export interface ServedTask {
  readonly kind: string;
  readonly input: unknown;
  readonly port: MessagePort;
}

function createStreams(port: MessagePort): JobStreams<unknown, unknown> {
  const waiting: ((message: ToWorker) => void)[] = [];
  port.on('message', (message: ToWorker) => waiting.shift()?.(message));
  // One request at a time, so that every response belongs to the previous request.
  let last: Promise<unknown> = Promise.resolve();
  const request = (message: FromWorker, transfer: readonly ArrayBuffer[] = []): Promise<ToWorker> => {
    const response = last.then(
      () =>
        new Promise<ToWorker>((resolve) => {
          waiting.push(resolve);
          port.postMessage(message, [...transfer]);
        }),
    );
    last = response;
    return response;
  };
  return {
    pages: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          const response = await request({ kind: 'page-requested' });
          if (response.kind !== 'page') return;
          yield response.page;
        }
      },
    },
    send: async (chunk, transfer) => void (await request({ kind: 'chunk', chunk }, transfer)),
  };
}

/** The thread's side of the pool: runs one job at a time and reports over the task's port. */
export function serveJobs(jobs: WorkerJobs): (task: ServedTask) => Promise<void> {
  return async ({ kind, input, port }) => {
    const report = (message: FromWorker): void => port.postMessage(message);
    try {
      const job = Object.hasOwn(jobs, kind) ? jobs[kind] : undefined;
      if (!job) throw new Error(`No job of kind ${kind}`);
      report({ kind: 'started', systemThread: findSystemThread() });
      report({ kind: 'done', result: await job(input as never, createStreams(port) as never) });
    } catch (error) {
      report({ kind: 'failed', error: serializeError(error) });
    } finally {
      port.close();
    }
  };
}
