import type { Log } from '../log/log.ts';
import type { LoopBlock } from './loop-guard.ts';

/** Milliseconds in which one place is logged once: a busy server passes the same one again and again. */
const quiet = 10_000;
const placesMaximum = 1_000;

/** Logs blocks of the event loop, each place at most once in ten seconds. */
export function createBlockLog(
  log: Pick<Log, 'warn'>,
  now: () => number = Date.now,
): (block: LoopBlock) => void {
  const logged = new Map<string, number>();
  return ({ milliseconds, stack }) => {
    const place = stack[0] ?? '';
    const last = logged.get(place);
    if (last !== undefined && now() - last < quiet) return;
    if (logged.size >= placesMaximum) logged.clear();
    logged.set(place, now());
    log.warn({ milliseconds, stack }, 'the event loop was blocked');
  };
}
