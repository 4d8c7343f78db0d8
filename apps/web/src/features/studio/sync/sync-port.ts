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

export const browserScheduler: Scheduler = {
  schedule(delay, task) {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
};
