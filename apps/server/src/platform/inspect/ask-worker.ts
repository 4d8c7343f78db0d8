import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ParsedModule } from '@kilim/app-kit';
import {
  type SourceQuestion,
  type SourceWorkerData,
  sourceWorkerProgram,
  workerStackMegabytes,
} from './source-worker.ts';

export type SourceAnswer =
  | { readonly ok: true; readonly value: ParsedModule }
  | { readonly ok: false; readonly message: string };

/** Longer than the worst text within the limits takes, on a slow machine and with the worker's start. */
const patience = 20_000;

let running: { readonly worker: Worker; readonly signal: Int32Array } | null = null;

function startWorker(): { readonly worker: Worker; readonly signal: Int32Array } {
  const require = createRequire(import.meta.url);
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const workerData: SourceWorkerData = {
    parser: pathToFileURL(require.resolve('oxc-parser')).href,
    transformer: pathToFileURL(require.resolve('oxc-transform')).href,
    signal,
  };
  const worker = new Worker(sourceWorkerProgram, {
    eval: true,
    workerData,
    resourceLimits: { stackSizeMb: workerStackMegabytes },
    // Flags of a development loader are not meant for this program.
    execArgv: [],
    env: {},
  });
  worker.unref();
  // A worker that ends is started anew by the next question; the one at hand runs into its patience.
  const forget = (): void => {
    if (running?.worker === worker) running = null;
  };
  worker.on('error', forget);
  worker.on('exit', forget);
  return { worker, signal };
}

/**
 * Asks the worker and waits: app-kit's checks ask for one module after the other and take no promises. A heavy
 * question is the worker's last: the stack and heap that it grew are given back.
 */
export function askWorker(question: SourceQuestion, isHeavy: boolean): SourceAnswer {
  running ??= startWorker();
  const { worker, signal } = running;
  const { port1, port2 } = new MessageChannel();
  const before = Atomics.load(signal, 0);
  worker.postMessage({ question, port: port2 }, [port2]);
  const outcome = Atomics.wait(signal, 0, before, patience);
  const received = receiveMessageOnPort(port1) as { message: SourceAnswer } | undefined;
  port1.close();
  if (isHeavy || !received) {
    running = null;
    void worker.terminate();
  }
  if (received) return received.message;
  return { ok: false, message: `The source could not be read (${outcome}).` };
}
