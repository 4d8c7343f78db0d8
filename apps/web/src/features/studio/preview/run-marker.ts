import type { PreviewState } from '@kilim/preview/host';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';

// In an engine that runs the preview in the page's own process, an app that hangs takes the studio with it, and nothing
// can be noted afterwards. So it is noted before the app runs, and taken back once it turned out to be harmless.

const stored = z.object({ at: z.number(), isFrozen: z.boolean() });
type Note = z.infer<typeof stored>;

/** How long an app has to run without a hang before its note is taken back. */
const SETTLE_MS = 4000;
/** A younger note may be another tab that is opening the same project right now. */
const OPENING_MS = 3000;

const keyOf = (projectId: string): string => `preview-run_${projectId}`;

/** Whether the project's app hung, or took the page with it, when it last ran. */
export function didFreeze(projectId: string, now: number): boolean {
  try {
    const { data } = stored.safeParse(JSON.parse(readStored(keyOf(projectId)) ?? 'null'));
    return data !== undefined && (data.isFrozen || now - data.at >= OPENING_MS);
  } catch {
    return false;
  }
}

export interface RunMarker {
  /** The app is about to run new code. */
  start(): void;
  follow(state: PreviewState): void;
  /** The app ended with its page, in good order. */
  end(): void;
}

/** Keeps the note of one project while its app runs. */
export function createRunMarker(projectId: string, now: () => number): RunMarker {
  const key = keyOf(projectId);
  let isNoted = false;
  let isFrozen = false;
  let hasResult = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (value: Note): void => {
    isNoted = true;
    writeStored(key, JSON.stringify(value));
  };
  const takeBack = (): void => {
    clearTimeout(timer);
    if (isFrozen) return;
    isNoted = false;
    removeStored(key);
  };
  const settleLater = (): void => {
    clearTimeout(timer);
    if (isNoted && hasResult && !isFrozen) timer = setTimeout(takeBack, SETTLE_MS);
  };
  return {
    start() {
      if (!isNoted || isFrozen) note({ at: now(), isFrozen: false });
      isFrozen = false;
      settleLater();
    },
    follow(state) {
      hasResult = state.kind !== 'starting';
      const hangs = state.kind === 'frozen';
      if (hangs && !isFrozen) note({ at: now(), isFrozen: true });
      isFrozen = hangs;
      settleLater();
    },
    end: takeBack,
  };
}
