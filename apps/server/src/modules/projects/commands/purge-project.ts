import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transactions, Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { deleteUnreferencedContents, listContentReferences } from '../files/content-repository.ts';
import { lockTrashedProject } from '../lock-repository.ts';
import { listTrashedIds, purgeTrashedRow } from '../trash/repository.ts';

/** Deletes a project in the trash permanently; returns the freed bytes. Throws `project_not_found`. */
export async function purgeProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  storage: StorageCount,
  now: number,
): Promise<number> {
  if (!(await lockTrashedProject(tx, userId, projectId))) throw new AppError('project_not_found');
  const references = await listContentReferences(tx, projectId);
  const purged = await purgeTrashedRow(tx, projectId, now + 1);
  await deleteUnreferencedContents(tx, references.keys());
  // Last, because of the lock order: projects and contents before users.
  const freed = purged?.storedBytes ?? 0;
  await storage.change(tx, userId, -freed, 'counted');
  return freed;
}

/** Purges the user's whole trash, one small transaction per project. */
export async function emptyTrash(
  { transactions, clock }: { readonly transactions: Transactions; readonly clock: Clock },
  userId: UserId,
  storage: StorageCount,
): Promise<{ projects: number; freedBytes: number }> {
  const freed = { projects: 0, freedBytes: 0 };
  for (const projectId of await listTrashedIds(transactions.outside, userId)) {
    try {
      freed.freedBytes += await transactions.run((tx) =>
        purgeProject(tx, userId, projectId, storage, clock.now()),
      );
      freed.projects += 1;
    } catch (error) {
      // Restored or purged concurrently by another tab.
      if (!(error instanceof AppError && error.type === 'project_not_found')) throw error;
    }
  }
  return freed;
}
