import type { PreviewState } from '@kilim/preview/host';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';

// Some browsers run the preview's frame in the page's process: an app that hangs then freezes the studio, and nothing
// can be stored any more. So a marker is stored before the app runs and removed once the app is stable.

const stored = z.object({ at: z.number(), isFrozen: z.boolean() });
type Marker = z.infer<typeof stored>;

/** How long an app has to run before its marker is removed. */
const STABLE_MS = 4000;
/** A younger marker may belong to another tab that is opening the same project. */
const OPENING_MS = 3000;

const keyOf = (projectId: string): string => `preview-run_${projectId}`;

function readMarker(projectId: string): Marker | undefined {
  try {
    return stored.safeParse(JSON.parse(readStored(keyOf(projectId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether the app froze, alone or with the page, when it last ran: docs/rules/studio.md#safe-mode */
export function didFreezeLastRun(projectId: string, now: number): boolean {
  const marker = readMarker(projectId);
  return marker !== undefined && (marker.isFrozen || now - marker.at >= OPENING_MS);
}

export interface FreezeDetector {
  /** Call before the app runs new code. */
  start(): void;
  update(state: PreviewState): void;
  /** Call when the page closes normally. */
  end(): void;
}

/** Maintains the marker of one project while its app runs. */
export function createFreezeDetector(projectId: string, now: () => number): FreezeDetector {
  const key = keyOf(projectId);
  let isMarked = false;
  // Remains until the app is stable: a restart alone, for example after a layout change, proves nothing.
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
