import { readFileSync, readlinkSync } from 'node:fs';

const nanosecondsPerMillisecond = 1_000_000;

/** The path of the calling thread below `/proc`, such as `812/task/815`; null where there is no `/proc`. */
export function findSystemThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

/**
 * The milliseconds since its start in which a thread could have worked but the system ran something else, such as another
 * process. 0 for an ended thread and where the system does not tell.
 */
export function readWaitedTime(thread: string | null): number {
  if (thread === null) return 0;
  try {
    // Nanoseconds of work, nanoseconds of waiting for a processor, number of turns.
    const [, waited] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ');
    const milliseconds = Number(waited) / nanosecondsPerMillisecond;
    return Number.isFinite(milliseconds) ? milliseconds : 0;
  } catch {
    return 0;
  }
}
