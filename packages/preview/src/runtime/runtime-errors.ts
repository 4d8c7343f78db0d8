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

/** The loop's own place stands for the call of its guard, which is the innermost of the app's. */
function positionsOf(thrown: Error): readonly GeneratedPosition[] {
  const positions = readPositions(thrown.stack);
  if (!(thrown instanceof EndlessLoopError)) return positions;
  const [guard, ...callers] = positions;
  return [{ ...thrown.position, name: guard?.name ?? null }, ...callers];
}

/** Anything thrown, as plain data. */
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
}

/**
 * Tells the studio of errors. Those of timers, handlers and promises at most 20 a second: a timer that throws must
 * not flood it. Errors of an update always pass, since they decide what is on the screen.
 */
export function createErrorReporter({ post, now, update, isMounted }: ErrorReporterOptions) {
  let windowStart = Number.NEGATIVE_INFINITY;
  let told = 0;
  return (error: RawRuntimeError): void => {
    if (error.origin !== 'event' && error.origin !== 'promise') {
      post({ type: 'runtime-error', update: update(), error, mounted: isMounted() });
      return;
    }
    const time = now();
    if (time - windowStart >= 1000) {
      windowStart = time;
      told = 0;
    }
    told += 1;
    if (told > PER_SECOND) return;
    post({ type: 'runtime-error', update: update(), error, mounted: isMounted() });
  };
}
