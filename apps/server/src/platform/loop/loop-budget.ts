import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Milliseconds of synchronous work before the event loop may turn. */
const budgetMilliseconds = 8;

/**
 * Bounds how long a chain of synchronous steps blocks the event loop: call the returned function before each step and
 * await its result. It is a promise after 8 ms of work and undefined before.
 */
export function createLoopBudget(milliseconds = budgetMilliseconds): () => Promise<void> | undefined {
  let startedAt: number | undefined;
  // Runs when the loop turns, so that each chain is measured from its first step.
  const reset = (): void => {
    startedAt = undefined;
  };
  return () => {
    if (startedAt === undefined) {
      startedAt = performance.now();
      setImmediate(reset);
      return undefined;
    }
    if (performance.now() - startedAt < milliseconds) return undefined;
    return yieldToEventLoop();
  };
}
