import { AppError, limits, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { countProjects } from '../listing/repository.ts';
import { lockOldestProject } from '../lock-repository.ts';
import type { ProjectsPorts } from '../ports.ts';
import { countTrashed } from '../trash/repository.ts';

/** Throws `project_limit_reached` when the user already has `limit` live projects. */
async function requireProjectLimit(tx: Tx, userId: UserId, limit: number): Promise<void> {
  await lockOldestProject(tx, userId);
  if ((await countProjects(tx, userId, { searchKey: '' })) >= limit) {
    throw new AppError('project_limit_reached', { params: { limit } });
  }
}

/**
 * Throws `trash_limit_reached` when the trash is full: otherwise creating and deleting in turn would bypass the project
 * limit. Deleting itself is always allowed.
 */
async function requireTrashLimit(tx: Tx, userId: UserId): Promise<void> {
  const limit = limits.trashMaximum;
  if ((await countTrashed(tx, userId)) >= limit)
    throw new AppError('trash_limit_reached', { params: { limit } });
}

export interface LimitChecks {
  /** Throws `project_limit_reached`. */
  requireLimit(tx: Tx, userId: UserId): Promise<void>;
  /** Throws `project_limit_reached` or `trash_limit_reached`. */
  requireLimits(tx: Tx, userId: UserId): Promise<void>;
}

/** `findProjectLimit` returns null for no limit, which is also the default. */
export function createLimitChecks(findProjectLimit: ProjectsPorts['findProjectLimit']): LimitChecks {
  const requireLimit: LimitChecks['requireLimit'] = async (tx, userId) => {
    const limit = (await findProjectLimit?.(tx, userId)) ?? null;
    if (limit !== null) await requireProjectLimit(tx, userId, limit);
  };
  return {
    requireLimit,
    requireLimits: async (tx, userId) => {
      await requireTrashLimit(tx, userId);
      await requireLimit(tx, userId);
    },
  };
}
