import { limits } from '@kilim/contract';

/** Accepts a submission at least 3 s after the last accepted one: docs/rules/accounts.md#auth-throttle */
export function createSubmissionThrottle(now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - last < limits.authThrottle) return false;
    last = time;
    return true;
  };
}
