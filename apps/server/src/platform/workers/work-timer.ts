export interface WorkTimer {
  run(): void;
  /** Pauses while the thread waits for the main thread. */
  pause(): void;
  /** `readWaited` returns the milliseconds that the thread has waited for a processor; from now on they are no work. */
  measureWaiting(readWaited: () => number): void;
}

/**
 * Calls `onTimeout` after `limit` milliseconds of work. What a thread waits for a processor depends on what else the machine
 * does, and would end the tasks of some users because of the work of others.
 */
export function createWorkTimer(limit: number, onTimeout: () => void): WorkTimer {
  /** Milliseconds in which the timer ran, before the current run. */
  let ran = 0;
  let since: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waited = (): number => 0;

  const elapsed = (): number => ran + (since === null ? 0 : performance.now() - since);
  const check = (): void => {
    const left = limit - (elapsed() - waited());
    if (left <= 0) onTimeout();
    // Timers of Node.js may fire up to a millisecond early.
    else timer = setTimeout(check, Math.ceil(left));
  };
  return {
    run: () => {
      if (since !== null) return;
      since = performance.now();
      timer = setTimeout(check, Math.max(0, Math.ceil(limit - ran)));
    },
    pause: () => {
      if (since === null) return;
      clearTimeout(timer);
      ran = elapsed();
      since = null;
    },
    measureWaiting: (readWaited) => {
      const before = readWaited();
      waited = () => Math.max(0, readWaited() - before);
    },
  };
}
