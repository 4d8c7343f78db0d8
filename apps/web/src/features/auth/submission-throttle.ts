import { limits } from '@kilim/contract';

/** Lets a submission through when the one before is at least 3 s ago (customer.md §5). */
export function createSubmissionThrottle(now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const moment = now();
    if (moment - last < limits.authThrottle) return false;
    last = moment;
    return true;
  };
}
