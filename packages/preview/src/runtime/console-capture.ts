import { CONSOLE_LEVELS, type FrameMessage } from '../protocol.ts';
import { describeArguments } from './console-value.ts';
import { formatMessage } from './format-message.ts';
import { readPositions } from './stack-positions.ts';

/** Maximum number of lines per second, so that a loop cannot flood the studio. */
export const LINES_PER_SECOND = 100;
const SECOND = 1000;

export interface ConsoleCaptureOptions {
  readonly target: Pick<Console, (typeof CONSOLE_LEVELS)[number]>;
  readonly post: (message: FrameMessage) => void;
  readonly now: () => number;
  readonly later: (task: () => void, delay: number) => void;
}

/** Sends console lines to the studio. Lines above the rate are dropped and their number is reported once a second. */
export function captureConsole({ target, post, now, later }: ConsoleCaptureOptions): void {
  let windowStart = Number.NEGATIVE_INFINITY;
  let lines = 0;
  let dropped = 0;

  const tellDropped = (): void => {
    if (dropped === 0) return;
    post({ type: 'console-dropped', count: dropped });
    dropped = 0;
  };

  const mayPass = (): boolean => {
    const time = now();
    if (time - windowStart >= SECOND) {
      tellDropped();
      windowStart = time;
      lines = 0;
    }
    lines += 1;
    if (lines <= LINES_PER_SECOND) return true;
    if (dropped === 0) later(tellDropped, SECOND);
    dropped += 1;
    return false;
  };

  for (const level of CONSOLE_LEVELS) {
    const original = target[level].bind(target);
    target[level] = (...values: unknown[]) => {
      // Dropped lines are not printed either, because the browser's console keeps all printed objects in memory.
      if (!mayPass()) return;
      original(...values);
      const position = readPositions(new Error().stack)[0] ?? null;
      post({
        type: 'console',
        entry: { level, values: describeArguments(formatMessage(values)), position },
      });
    };
  }
}
