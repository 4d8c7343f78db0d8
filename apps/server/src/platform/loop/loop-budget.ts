import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Synchronous work that may run in one go; more delays every other request (goal: no block above 50 ms). */
const budgetMilliseconds = 8;

/**
 * Bounds how long a chain of synchronous work can keep the event loop: call the result before each piece and await what
 * it returns. It is a promise once the chain has run for 8 ms, and undefined before, which costs nothing.
 */
export function createLoopBudget(milliseconds = budgetMilliseconds): () => Promise<void> | undefined {
  let startedAt: number | undefined;
  // Runs when the loop turns, so that a chain is measured from its own first piece.
  const forget = (): void => {
    startedAt = undefined;
  };
  return () => {
    if (startedAt === undefined) {
      startedAt = performance.now();
      setImmediate(forget);
      return undefined;
    }
    if (performance.now() - startedAt < milliseconds) return undefined;
    return yieldToEventLoop();
  };
}
