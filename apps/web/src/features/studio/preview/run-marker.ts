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

function readNote(projectId: string): Note | undefined {
  try {
    return stored.safeParse(JSON.parse(readStored(keyOf(projectId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether the project's app hung, or took the page with it, when it last ran. */
export function didFreeze(projectId: string, now: number): boolean {
  const note = readNote(projectId);
  return note !== undefined && (note.isFrozen || now - note.at >= OPENING_MS);
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
  // Stays until the app ran for a while: another start, as when the window's size changes the layout, proves nothing.
  let hasFrozen = readNote(projectId)?.isFrozen === true;
  let isFrozen = false;
  let hasResult = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (): void => {
    isNoted = true;
    writeStored(key, JSON.stringify({ at: now(), isFrozen: hasFrozen } satisfies Note));
  };
  const takeBack = (): void => {
    isNoted = false;
    hasFrozen = false;
    removeStored(key);
  };
  const settleLater = (): void => {
    clearTimeout(timer);
    if (isNoted && hasResult && !isFrozen) timer = setTimeout(takeBack, SETTLE_MS);
  };
  return {
    start() {
      if (!isNoted || isFrozen) note();
      isFrozen = false;
      settleLater();
    },
    follow(state) {
      hasResult = state.kind !== 'starting';
      isFrozen = state.kind === 'frozen';
      if (isFrozen && !hasFrozen) {
        hasFrozen = true;
        note();
      }
      settleLater();
    },
    end() {
      clearTimeout(timer);
      if (!hasFrozen) takeBack();
    },
  };
}
