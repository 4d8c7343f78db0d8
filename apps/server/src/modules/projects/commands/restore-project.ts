import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { findCopyName, nameKeyOf } from '../policy.ts';
import { presentProject } from '../present.ts';
import { findProject, listNameKeys } from '../repository.ts';
import { lockTrashed, untrashProject } from '../trash-repository.ts';

/**
 * Takes a project out of the trash, with a number behind its name when that is taken by now. One that is not in the
 * trash is answered as it is, so a second call changes nothing. `requireRoom` throws when it would be one too many.
 * Throws `project_not_found`.
 */
export async function restoreProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  requireRoom: () => Promise<void>,
): Promise<Project> {
  const trashed = await lockTrashed(tx, userId, projectId);
  if (!trashed) {
    const standing = await findProject(tx, userId, projectId);
    if (!standing) throw new AppError('project_not_found');
    return presentProject(standing);
  }
  await requireRoom();
  const taken = new Set(await listNameKeys(tx, userId));
  const name = findCopyName(trashed.name, (key) => taken.has(key));
  return presentProject(await untrashProject(tx, projectId, { name, nameKey: nameKeyOf(name) }));
}
