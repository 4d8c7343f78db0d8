/** Epoch milliseconds. Injected everywhere, so that tests decide what time it is. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock for tests: stands still until it is moved. */
export function createManualClock(
  start = 1_700_000_000_000,
): Clock & { advance(milliseconds: number): void } {
  let current = start;
  return {
    now: () => current,
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}

/** Epoch milliseconds → the wire's time form (wire-contract.md §1.3); 0 and null mean unset. */
export function toTimestamp(milliseconds: number | null): string {
  return milliseconds ? new Date(milliseconds).toISOString().replace('Z', '+00:00') : '';
}
