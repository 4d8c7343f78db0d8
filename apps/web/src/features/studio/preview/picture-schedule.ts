/** Why a picture is wanted: the app started, a turn ended, or the user edited it. */
export type PictureReason = 'started' | 'turn-ended' | 'edited';

interface PictureScheduleOptions {
  /** A picture of the app, or null while none can be taken. */
  readonly take: () => Promise<ArrayBuffer | null>;
  readonly save: (picture: ArrayBuffer) => Promise<void>;
  readonly now: () => number;
  /** Runs a task once after a delay; returns a function that cancels it. */
  readonly later: (task: () => void, delay: number) => () => void;
}

export interface PictureSchedule {
  request(reason: PictureReason): void;
  stop(): void;
}

/** Animations of the first screen have ended by then. */
const settleDelay = 2_500;
/** Least time between two pictures after edits by hand. */
const editInterval = 60_000;
const retryDelay = 5_000;
const attemptsMaximum = 12;

/** Takes a picture when the app has settled: docs/rules/studio.md#picture */
export function createPictureSchedule({ take, save, now, later }: PictureScheduleOptions): PictureSchedule {
  let cancel: (() => void) | null = null;
  /** Whether the waiting picture is that of a start or a turn, which no earlier picture delays. */
  let isUrgent = false;
  let savedAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  let isStopped = false;

  const schedule = (delay: number): void => {
    cancel?.();
    cancel = later(() => void run(), delay);
  };

  async function run(): Promise<void> {
    cancel = null;
    attempts += 1;
    const picture = await take();
    // A newer request has replaced this one and has its own timer.
    if (isStopped || cancel !== null) return;
    if (picture === null) {
      if (attempts < attemptsMaximum) schedule(retryDelay);
      return;
    }
    savedAt = now();
    // A missing picture is no problem of the user; the next request tries again.
    await save(picture).catch(() => undefined);
  }

  return {
    request: (reason) => {
      attempts = 0;
      // The files of a turn arrive after its end, as an edit.
      isUrgent = reason !== 'edited' || (isUrgent && cancel !== null);
      const wait = isUrgent ? 0 : savedAt + editInterval - now();
      schedule(Math.max(settleDelay, wait));
    },
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}
