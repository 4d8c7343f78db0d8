import type { FrameMessage, GeneratedPosition, RawRuntimeError } from '../protocol.ts';
import { EndlessLoopError } from './loop-guard.ts';
import { readPositions } from './stack-positions.ts';

const MAX_TEXT = 4000;
const PER_SECOND = 20;

function textOf(value: unknown): string {
  try {
    return String(value).slice(0, MAX_TEXT);
  } catch {
    return 'unknown';
  }
}

/** For a stopped loop, the position of the loop replaces that of the guard's call. */
function positionsOf(thrown: Error): readonly GeneratedPosition[] {
  const positions = readPositions(thrown.stack);
  if (!(thrown instanceof EndlessLoopError)) return positions;
  const [guard, ...callers] = positions;
  return [{ ...thrown.position, name: guard?.name ?? null }, ...callers];
}

/** Converts any thrown value to plain data. */
export function describeThrown(
  thrown: unknown,
  origin: RawRuntimeError['origin'],
  path: string | null = null,
): RawRuntimeError {
  if (thrown instanceof Error)
    return {
      name: textOf(thrown.name),
      message: textOf(thrown.message),
      positions: positionsOf(thrown),
      origin,
      path,
    };
  return { name: 'Error', message: textOf(thrown), positions: [], origin, path };
}

export interface ErrorReporterOptions {
  readonly post: (message: FrameMessage) => void;
  readonly now: () => number;
  readonly update: () => number;
  readonly isMounted: () => boolean;
  /** Whether the app still has the code of a position. */
  readonly isCurrent: (position: GeneratedPosition) => boolean;
}

/**
 * Creates a function that reports errors to the studio. Errors of timers, handlers and promises are limited to 20 per
 * second; errors of an update are always reported, because they decide what is shown. A timer of code that was replaced
 * still runs, but its error says nothing about the app as it is now.
 */
export function createErrorReporter({ post, now, update, isMounted, isCurrent }: ErrorReporterOptions) {
  let windowStart = Number.NEGATIVE_INFINITY;
  let reported = 0;
  return (error: RawRuntimeError): void => {
    if (error.origin !== 'event' && error.origin !== 'promise') {
      post({ type: 'runtime-error', update: update(), error, mounted: isMounted() });
      return;
    }
    const [place] = error.positions;
    if (place !== undefined && !isCurrent(place)) return;
    const time = now();
    if (time - windowStart >= 1000) {
      windowStart = time;
      reported = 0;
    }
    reported += 1;
    if (reported > PER_SECOND) return;
    post({ type: 'runtime-error', update: update(), error, mounted: isMounted() });
  };
}
