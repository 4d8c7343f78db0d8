import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { readFileSet } from '../files/repository.ts';
import { lockProject } from '../lock-repository.ts';
import { addLock, followFiles, listLocks, removeLocks } from './repository.ts';

export interface LockChange {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly path: string;
  readonly isLocked: boolean;
}

/** Locks or unlocks a file; returns all locked paths. Throws `project_not_found` and `file_not_found`. */
export async function setLock(tx: Tx, { userId, projectId, path, isLocked }: LockChange): Promise<string[]> {
  if (!(await lockProject(tx, projectId, userId))) throw new AppError('project_not_found');
  if (!isLocked) await removeLocks(tx, projectId, [path]);
  else {
    if (!(await readFileSet(tx, projectId)).has(path))
      throw new AppError('file_not_found', { params: { path } });
    await addLock(tx, projectId, path);
  }
  return listLocks(tx, projectId);
}

/** Moves the locks of renamed files and removes those of deleted ones; null when no lock changed. */
export async function moveLocks(
  tx: Tx,
  projectId: ProjectId,
  operations: Parameters<typeof followFiles>[1],
): Promise<string[] | null> {
  const before = await listLocks(tx, projectId);
  const after = followFiles(before, operations);
  if (after === null) return null;
  await removeLocks(
    tx,
    projectId,
    before.filter((path) => !after.includes(path)),
  );
  for (const path of after) if (!before.includes(path)) await addLock(tx, projectId, path);
  return after;
}

/** Copies the locks of a project to one with the same files. */
export async function copyLocks(tx: Tx, source: ProjectId, copy: ProjectId): Promise<void> {
  for (const path of await listLocks(tx, source)) await addLock(tx, copy, path);
}
