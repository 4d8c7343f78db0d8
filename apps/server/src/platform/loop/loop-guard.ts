import { Worker } from 'node:worker_threads';
import { type LoopWatch, loopWatchProgram } from './loop-watch.ts';

/** A piece of synchronous work that kept everything else waiting. */
export interface LoopBlock {
  /** CPU time of the main thread in milliseconds, at least; where the system does not tell it, time on the clock. */
  readonly milliseconds: number;
  /** Where the thread was when the limit was passed, innermost first. */
  readonly stack: readonly string[];
}

export interface LoopGuardOptions {
  /** Milliseconds that one turn of the loop may take. */
  readonly limit?: number;
  /** Milliseconds between two signs of life; 0 gives one in every turn, which keeps the loop spinning. */
  readonly beat?: number;
  readonly onBlock: (block: LoopBlock) => void;
}

export interface LoopGuard {
  /** Resolves when the watch has seen everything until now. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Watches the main thread from another one. The main thread gives signs of life; when they stop for longer than the
 * limit, the watch pauses it for a moment and reads its stack. What counts is CPU time: on a busy machine a thread that
 * waits for its turn is not blocked. For development and tests: a paused thread costs milliseconds.
 */
export async function startLoopGuard({
  limit = 50,
  beat = 10,
  onBlock,
}: LoopGuardOptions): Promise<LoopGuard> {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  const watch = new Worker(loopWatchProgram, {
    eval: true,
    workerData: { beats, limit, mainThread: process.pid } satisfies LoopWatch,
    execArgv: [],
    env: {},
  });
  const waiting: (() => void)[] = [];
  await new Promise<void>((resolve, reject) => {
    watch.once('error', reject);
    watch.on('message', (message: 'ready' | 'settled' | LoopBlock) => {
      if (message === 'ready') resolve();
      else if (message === 'settled') waiting.shift()?.();
      else onBlock(message);
    });
  });
  watch.unref();
  let isStopped = false;
  const give = (): void => void Atomics.add(beats, 0, 1);
  const spin = (): void => {
    give();
    if (!isStopped) setImmediate(spin);
  };
  if (beat === 0) spin();
  const timer = beat === 0 ? undefined : setInterval(give, beat);
  timer?.unref();
  return {
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        watch.postMessage('settle');
      }),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await watch.terminate();
    },
  };
}
