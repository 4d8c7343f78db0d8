import type { Log } from '../log/log.ts';
import type { LoopBlock } from './loop-guard.ts';

/** Milliseconds in which one place is logged once. */
const quietPeriod = 10_000;
const placesMaximum = 1_000;

/** Logs blocks of the event loop, at most one per place in ten seconds. */
export function createBlockLog(
  log: Pick<Log, 'warn'>,
  now: () => number = Date.now,
): (block: LoopBlock) => void {
  const logged = new Map<string, number>();
  return ({ milliseconds, stack }) => {
    const place = stack[0] ?? '';
    const last = logged.get(place);
    if (last !== undefined && now() - last < quietPeriod) return;
    if (logged.size >= placesMaximum) logged.clear();
    logged.set(place, now());
    log.warn({ milliseconds, stack }, 'the event loop was blocked');
  };
}
