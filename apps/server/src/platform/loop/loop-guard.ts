import { Worker } from 'node:worker_threads';
import { type LoopWatch, loopWatchProgram } from './loop-watch.ts';

/** Synchronous work that blocked the event loop. */
export interface LoopBlock {
  /**
   * CPU time of the main thread in milliseconds, without page faults (a lower bound); wall-clock time where the system
   * has no CPU time.
   */
  readonly milliseconds: number;
  /** Stack when the limit was exceeded, innermost frame first. */
  readonly stack: readonly string[];
}

export interface LoopGuardOptions {
  /** Milliseconds of one turn of the loop. */
  readonly limit?: number;
  /** Milliseconds between two heartbeats; 0 sends one in every turn, which keeps the loop busy. */
  readonly beat?: number;
  readonly onBlock: (block: LoopBlock) => void;
}

export interface LoopGuard {
  /** Resolves when all work until now has been checked. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Watches the main thread from a worker thread. When the heartbeats of the main thread stop for longer than the limit, the
 * watch pauses it and reads its stack. Measures CPU time, so that a thread waiting for a CPU does not count as blocked. For
 * development and tests: pausing a thread takes milliseconds.
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
  const sendBeat = (): void => void Atomics.add(beats, 0, 1);
  const spin = (): void => {
    sendBeat();
    if (!isStopped) setImmediate(spin);
  };
  if (beat === 0) spin();
  const timer = beat === 0 ? undefined : setInterval(sendBeat, beat);
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
