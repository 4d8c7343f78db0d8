import type { FileOperation, ProjectId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** Paths of the locked files of a project, sorted. */
export async function listLocks(tx: Tx, projectId: ProjectId): Promise<string[]> {
  const rows = await queries(tx)
    .selectFrom('file_locks')
    .select('path')
    .where('project_id', '=', projectId)
    .execute();
  return rows.map(({ path }) => path).toSorted();
}

/** Locks a file of a locked project; does nothing if it is locked already. */
export async function addLock(tx: Tx, projectId: ProjectId, path: string): Promise<void> {
  await queries(tx)
    .insertInto('file_locks')
    .values({ project_id: projectId, path })
    .onConflict((conflict) => conflict.columns(['project_id', 'path']).doNothing())
    .execute();
}

export async function removeLocks(tx: Tx, projectId: ProjectId, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await queries(tx)
    .deleteFrom('file_locks')
    .where('project_id', '=', projectId)
    .where('path', 'in', paths)
    .execute();
}

type Change = Pick<FileOperation, 'kind'> & {
  readonly path?: string;
  readonly from?: string;
  readonly to?: string;
};

/** The locks after the user renamed and deleted files: a lock follows its file. Returns null when none changed. */
export function followFiles(locks: readonly string[], operations: readonly Change[]): string[] | null {
  const after = new Set(locks);
  for (const { kind, path = '', from = '', to = '' } of operations) {
    if (kind === 'delete') after.delete(path);
    if (kind === 'rename' && after.delete(from)) after.add(to);
  }
  const isSame = after.size === locks.length && locks.every((path) => after.has(path));
  return isSame ? null : [...after].toSorted();
}
