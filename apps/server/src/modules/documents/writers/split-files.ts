import type { FileConflict, FileOperation } from '@kilim/contract';

export interface CurrentFile {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
}

export interface SplitFiles {
  readonly operations: FileOperation[];
  /** Files that would be overwritten or deleted without having been seen. */
  readonly conflicts: FileConflict[];
}

/**
 * Splits a whole map of files into the operations that lead to it. With the current revision as its base, the map
 * replaces everything. Without, it may only add files: a file that it changes or leaves out may be newer than what
 * its writer knows.
 */
export function splitFiles(
  current: readonly CurrentFile[],
  wanted: ReadonlyMap<string, string>,
  isBasedOnCurrent: boolean,
): SplitFiles {
  const operations: FileOperation[] = [];
  const conflicts: FileConflict[] = [];
  const known = new Set(current.map(({ path }) => path));
  for (const { path, content, hash } of current) {
    const next = wanted.get(path);
    if (next === content) continue;
    if (!isBasedOnCurrent) {
      conflicts.push({ path, baseHash: null, currentHash: hash, currentContent: content });
    } else if (next === undefined) {
      operations.push({ kind: 'delete', path, baseHash: hash });
    } else {
      operations.push({ kind: 'write', path, content: next, baseHash: hash });
    }
  }
  for (const [path, content] of wanted) {
    if (!known.has(path)) operations.push({ kind: 'write', path, content, baseHash: null });
  }
  return { operations, conflicts };
}
