import type { JobHandler } from './jobs.ts';

const day = 24 * 3_600_000;

/** A handler of a job that the queue runs again `interval` milliseconds after each run, starting with the process. */
export const repeat = (interval: number, run: () => Promise<void>): JobHandler =>
  Object.assign(() => run(), { interval });

export const repeatDaily = (run: () => Promise<void>): JobHandler => repeat(day, run);

/** A handler of jobs that are scheduled at most `longestDelay` milliseconds ahead. */
export const withLongestDelay = (
  longestDelay: number,
  handle: (payload: unknown) => Promise<void>,
): JobHandler => Object.assign((payload: unknown) => handle(payload), { longestDelay });
