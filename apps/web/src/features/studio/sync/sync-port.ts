import type { FileOperation } from '@kilim/contract';
import type { Draft, ServerFile } from '../document/merge-server-files.ts';

export type WriteReason = 'code-save' | 'create-file' | 'rename' | 'delete' | 'import';

export interface WriteResult {
  readonly revision: number;
  readonly written: readonly { readonly path: string; readonly hash: string }[];
}

/** The server as the sync layer sees it; both calls fail with an AppError. */
export interface SyncPort {
  write(operations: FileOperation[], reason: WriteReason): Promise<WriteResult>;
  load(): Promise<{ readonly revision: number; readonly files: readonly ServerFile[] }>;
}

/** Runs a task after a delay in milliseconds; the result cancels it. */
export interface Scheduler {
  schedule(delay: number, task: () => void): () => void;
}

/** Where unsaved edits of one project survive a reload. */
export interface DraftStorage {
  read(): ReadonlyMap<string, Draft>;
  write(drafts: ReadonlyMap<string, Draft>): void;
}

export const browserScheduler: Scheduler = {
  schedule(delay, task) {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
};
