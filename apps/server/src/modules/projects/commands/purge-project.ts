import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { deleteContents, listNamedContents } from '../erase-repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { lockTrashed, purgeProject as purgeRow } from '../trash-repository.ts';

/** Deletes a project of the trash for good, now; answers the bytes that it stored. Throws `project_not_found`. */
export async function purgeProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  storage: StorageCount,
  now: number,
): Promise<number> {
  if (!(await lockTrashed(tx, userId, projectId))) throw new AppError('project_not_found');
  const contents = await listNamedContents(tx, projectId);
  const purged = await purgeRow(tx, projectId, now + 1);
  await deleteContents(tx, contents);
  // Last, because everybody locks projects and contents before the person.
  const freed = purged?.storedBytes ?? 0;
  await storage.change(tx, userId, -freed, 'counted');
  return freed;
}
