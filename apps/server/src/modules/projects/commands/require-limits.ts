import { AppError, limits, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { countProjects } from '../listing/repository.ts';
import { lockOldestProject } from '../lock-repository.ts';
import { countTrashed } from '../trash/repository.ts';

/** Throws `project_limit_reached` when the user already has `limit` live projects. */
export async function requireProjectLimit(tx: Tx, userId: UserId, limit: number): Promise<void> {
  await lockOldestProject(tx, userId);
  if ((await countProjects(tx, userId, { searchKey: '' })) >= limit) {
    throw new AppError('project_limit_reached', { params: { limit } });
  }
}

/**
 * Throws `trash_limit_reached` when the trash is full: otherwise creating and deleting in turn would bypass the project
 * limit. Deleting itself is always allowed.
 */
export async function requireTrashLimit(tx: Tx, userId: UserId): Promise<void> {
  const limit = limits.trashMaximum;
  if ((await countTrashed(tx, userId)) >= limit)
    throw new AppError('trash_limit_reached', { params: { limit } });
}
