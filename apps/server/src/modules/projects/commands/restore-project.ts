import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { lockTrashedProject } from '../lock-repository.ts';
import { presentProject } from '../present.ts';
import { findCopyName, nameKeyOf } from '../project-name.ts';
import { findProject, listNameKeys } from '../repository.ts';
import { searchKeyOf } from '../search-key.ts';
import { untrashProject } from '../trash/repository.ts';

/**
 * Restores a project from the trash, with a number after its name when that is taken. A live project is returned
 * unchanged, so the call may be repeated. `requireLimit` throws when the user may not have another project. Throws
 * `project_not_found`. See docs/rules/projects.md#trash.
 */
export async function restoreProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  requireLimit: () => Promise<void>,
): Promise<Project> {
  const trashed = await lockTrashedProject(tx, userId, projectId);
  if (!trashed) {
    const live = await findProject(tx, userId, projectId);
    if (!live) throw new AppError('project_not_found');
    return presentProject(live);
  }
  await requireLimit();
  const taken = new Set(await listNameKeys(tx, userId));
  const name = findCopyName(trashed.name, (key) => taken.has(key));
  const keys = { nameKey: nameKeyOf(name), searchKey: searchKeyOf({ ...trashed, name }) };
  return presentProject(await untrashProject(tx, projectId, { name, ...keys }));
}
