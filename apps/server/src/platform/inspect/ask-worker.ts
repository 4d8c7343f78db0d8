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

interface SourceWorker {
  readonly worker: Worker;
  readonly signal: Int32Array;
}

/** One for those who wait asleep and one for those who wait awake: a shared signal would wake the wrong one. */
const running: { asleep: SourceWorker | null; awake: SourceWorker | null } = { asleep: null, awake: null };

function startWorker(seat: keyof typeof running): SourceWorker {
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
    if (running[seat]?.worker === worker) running[seat] = null;
  };
  worker.on('error', forget);
  worker.on('exit', forget);
  return { worker, signal };
}

const unreadable = (why: string): SourceAnswer => ({
  ok: false,
  message: `The source could not be read (${why}).`,
});

function dismiss(seat: keyof typeof running): void {
  const worker = running[seat]?.worker;
  running[seat] = null;
  void worker?.terminate();
}

/**
 * Asks the worker and waits: app-kit's checks ask for one module after the other and take no promises. A heavy
 * question is the worker's last: the stack and heap that it grew are given back.
 */
export function askWorker(question: SourceQuestion, isHeavy: boolean): SourceAnswer {
  running.asleep ??= startWorker('asleep');
  const { worker, signal } = running.asleep;
  const { port1, port2 } = new MessageChannel();
  const before = Atomics.load(signal, 0);
  worker.postMessage({ question, port: port2 }, [port2]);
  const outcome = Atomics.wait(signal, 0, before, patience);
  const received = receiveMessageOnPort(port1) as { message: SourceAnswer } | undefined;
  port1.close();
  if (isHeavy || !received) dismiss('asleep');
  return received ? received.message : unreadable(outcome);
}

let queue: Promise<unknown> = Promise.resolve();

/** Like `askWorker`, but the process goes on meanwhile. Questions are asked one at a time. */
export function askWorkerSoon(question: SourceQuestion, isHeavy: boolean): Promise<SourceAnswer> {
  const answer = queue.then(() => askAwake(question, isHeavy));
  queue = answer;
  return answer;
}

function askAwake(question: SourceQuestion, isHeavy: boolean): Promise<SourceAnswer> {
  running.awake ??= startWorker('awake');
  const { worker } = running.awake;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const finish = (answer: SourceAnswer, isOver: boolean): void => {
      clearTimeout(timer);
      worker.off('exit', lose);
      port1.close();
      if (isOver) dismiss('awake');
      resolve(answer);
    };
    const lose = (): void => finish(unreadable('worker ended'), true);
    const timer = setTimeout(() => finish(unreadable('timed-out'), true), patience);
    worker.once('exit', lose);
    port1.once('message', (answer: SourceAnswer) => finish(answer, isHeavy));
    worker.postMessage({ question, port: port2 }, [port2]);
  });
}
