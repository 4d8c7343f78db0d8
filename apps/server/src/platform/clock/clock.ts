/** Epoch milliseconds. Injected, so that tests control the time. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock for tests: changes only by `advance`, backwards with a negative number. */
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

/** Epoch milliseconds as a timestamp of the API (docs/rules/http.md#timestamps); empty for 0 and null. */
export function toTimestamp(milliseconds: number | null): string {
  return milliseconds ? new Date(milliseconds).toISOString().replace('Z', '+00:00') : '';
}
