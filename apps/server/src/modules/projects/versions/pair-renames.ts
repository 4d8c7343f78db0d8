import type { FileChange } from '@kilim/contract';
import type { FileSet } from '../files/file-set.ts';

/** Joins a deleted and a created file with equal contents to one renamed file. */
export function pairRenames(changes: readonly FileChange[], before: FileSet, after: FileSet): FileChange[] {
  const deletedByHash = new Map<string, string[]>();
  for (const { path, kind } of changes) {
    const hash = kind === 'deleted' ? before.get(path)?.hash : undefined;
    if (hash === undefined) continue;
    const paths = deletedByHash.get(hash);
    if (paths) paths.push(path);
    else deletedByHash.set(hash, [path]);
  }
  const renamedFrom = new Map<string, string>();
  for (const { path, kind } of changes) {
    const hash = kind === 'created' ? after.get(path)?.hash : undefined;
    const from = hash === undefined ? undefined : deletedByHash.get(hash)?.shift();
    if (from !== undefined) renamedFrom.set(path, from);
  }
  const gone = new Set(renamedFrom.values());
  return changes
    .filter(({ path, kind }) => kind !== 'deleted' || !gone.has(path))
    .map((change): FileChange => {
      const from = renamedFrom.get(change.path);
      if (from === undefined) return change;
      return { path: change.path, kind: 'renamed', added: 0, removed: 0, from };
    });
}
