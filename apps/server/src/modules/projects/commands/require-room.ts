import { AppError, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { countProjects, holdOldestProject } from '../repository.ts';

/** Room for one more project under the person's limit; throws `project_limit_reached`. Those in the trash do not count. */
export async function requireRoomFor(tx: Tx, userId: UserId, limit: number): Promise<void> {
  await holdOldestProject(tx, userId);
  if ((await countProjects(tx, userId, '')) >= limit) {
    throw new AppError('project_limit_reached', { params: { limit } });
  }
}
