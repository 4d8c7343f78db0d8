import type { FileOperation } from '@kilim/contract';
import type { Draft, ServerFile } from '../document/merge-server-files.ts';

export type WriteReason = 'code-save' | 'create-file' | 'rename' | 'delete' | 'import';

export interface WriteResult {
  readonly revision: number;
  readonly written: readonly { readonly path: string; readonly hash: string }[];
}

/** What the sync layer needs from the server. Both methods fail with an AppError. */
export interface SyncPort {
  write(operations: FileOperation[], reason: WriteReason): Promise<WriteResult>;
  load(): Promise<{ readonly revision: number; readonly files: readonly ServerFile[] }>;
}

/** Runs a task after a delay in milliseconds; returns a function that cancels it. */
export interface Scheduler {
  schedule(delay: number, task: () => void): () => void;
}

/** Stores the drafts of one project across reloads. */
export interface DraftStorage {
  read(): ReadonlyMap<string, Draft>;
  /** False when the browser has no space for them. */
  write(drafts: ReadonlyMap<string, Draft>): boolean;
}

/** The files of a project as the server last had them. */
export interface KnownFiles {
  readonly revision: number;
  readonly files: readonly ServerFile[];
}

/** Keeps the files of one project, so that it opens without the server. Never fails. */
export interface LocalFiles {
  read(): Promise<KnownFiles | null>;
  write(known: KnownFiles): Promise<void>;
}

/** Runs tasks by the timers of the browser. */
export const browserScheduler: Scheduler = {
  schedule(delay, task) {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
};

/** The longest that a task waits for time between two frames, in milliseconds. */
const idleMaximum = 200;

/** Runs tasks between two frames, so that storing a large file does not stop a drag or a zoom. */
export const idleScheduler: Scheduler = {
  schedule(delay, task) {
    if (!('requestIdleCallback' in window)) return browserScheduler.schedule(delay, task);
    let request: number | undefined;
    const timer = setTimeout(() => {
      request = requestIdleCallback(task, { timeout: idleMaximum });
    }, delay);
    return () => {
      clearTimeout(timer);
      if (request !== undefined) cancelIdleCallback(request);
    };
  },
};
