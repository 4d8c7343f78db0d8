import type { PreviewState } from '@kilim/preview/host';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';

// In an engine that runs the preview in the page's own process, an app that hangs takes the studio with it, and nothing
// can be noted afterwards. So it is noted before the app runs, and taken back once it turned out to be harmless.

const stored = z.object({ at: z.number(), isFrozen: z.boolean() });
type Marker = z.infer<typeof stored>;

/** How long an app has to run without a hang before its note is taken back. */
const STABLE_MS = 4000;
/** A younger note may be another tab that is opening the same project right now. */
const OPENING_MS = 3000;

const keyOf = (projectId: string): string => `preview-run_${projectId}`;

function readMarker(projectId: string): Marker | undefined {
  try {
    return stored.safeParse(JSON.parse(readStored(keyOf(projectId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether the project's app hung, or took the page with it, when it last ran. */
export function didFreezeLastRun(projectId: string, now: number): boolean {
  const marker = readMarker(projectId);
  return marker !== undefined && (marker.isFrozen || now - marker.at >= OPENING_MS);
}

export interface FreezeDetector {
  /** The app is about to run new code. */
  start(): void;
  update(state: PreviewState): void;
  /** The app ended with its page, in good order. */
  end(): void;
}

/** Keeps the note of one project while its app runs. */
export function createFreezeDetector(projectId: string, now: () => number): FreezeDetector {
  const key = keyOf(projectId);
  let isMarked = false;
  // Stays until the app ran for a while: another start, as when the window's size changes the layout, proves nothing.
  let hasFrozen = readMarker(projectId)?.isFrozen === true;
  let isFrozen = false;
  let hasResult = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = (): void => {
    isMarked = true;
    writeStored(key, JSON.stringify({ at: now(), isFrozen: hasFrozen } satisfies Marker));
  };
  const clear = (): void => {
    isMarked = false;
    hasFrozen = false;
    removeStored(key);
  };
  const scheduleClear = (): void => {
    clearTimeout(timer);
    if (isMarked && hasResult && !isFrozen) timer = setTimeout(clear, STABLE_MS);
  };
  return {
    start() {
      if (!isMarked || isFrozen) mark();
      isFrozen = false;
      scheduleClear();
    },
    update(state) {
      hasResult = state.kind !== 'starting';
      isFrozen = state.kind === 'frozen';
      if (isFrozen && !hasFrozen) {
        hasFrozen = true;
        mark();
      }
      scheduleClear();
    },
    end() {
      clearTimeout(timer);
      if (!hasFrozen) clear();
    },
  };
}
