import { mergeProject } from '@kilim/composer';
import type { HeldDiff, UserId } from '@kilim/contract';
import { type RunJob, type WorkerJob, workLimits } from '../../../platform/workers/index.ts';
import type { HeldContent } from './held-record.ts';

export interface HeldSides extends HeldContent {
  /** The file as it is now; null if there is none. */
  readonly current: string | null;
}

const asFiles = (path: string, content: string | null): Record<string, string> =>
  content === null ? {} : { [path]: content };

function mergeFile({ path, base, next, current }: HeldSides): HeldDiff {
  if (current === base || current === next) return { path, current, next, isConflicting: false };
  const { changes, conflicts } = mergeProject({
    previous: asFiles(path, base),
    current: asFiles(path, current),
    next: asFiles(path, next),
  });
  const merged = Object.hasOwn(changes, path) ? (changes[path] ?? null) : current;
  return { path, current, next: merged, isConflicting: conflicts.length > 0 };
}

/** Merges held changes three ways with what changed in their files since. */
export const mergeHeldJob: WorkerJob<readonly HeldSides[], HeldDiff[]> = async (files) =>
  files.map(mergeFile);

/** `mergeHeldJob` in a worker thread, because a merge of crafted files takes seconds. */
export type MergeHeld = (files: readonly HeldSides[], userId: UserId) => Promise<HeldDiff[]>;

export const createHeldMerger =
  (run: RunJob<typeof mergeHeldJob>): MergeHeld =>
  (files, userId) =>
    run(files, { owner: userId, limit: workLimits.answer });
