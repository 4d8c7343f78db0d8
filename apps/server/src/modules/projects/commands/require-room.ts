import { AppError, limits, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { countProjects, countTrashed, holdOldestProject } from '../repository.ts';

/** Room for one more project under the person's limit; throws `project_limit_reached`. Those in the trash do not count. */
export async function requireRoomFor(tx: Tx, userId: UserId, limit: number): Promise<void> {
  await holdOldestProject(tx, userId);
  if ((await countProjects(tx, userId, '')) >= limit) {
    throw new AppError('project_limit_reached', { params: { limit } });
  }
}

/**
 * Nothing new while the trash is full, or creating and deleting in turn would pass the limit of projects. Deleting
 * itself always works. Throws `trash_limit_reached`.
 */
export async function requireTrashRoom(tx: Tx, userId: UserId): Promise<void> {
  const limit = limits.trashMaximum;
  if ((await countTrashed(tx, userId)) >= limit)
    throw new AppError('trash_limit_reached', { params: { limit } });
}
