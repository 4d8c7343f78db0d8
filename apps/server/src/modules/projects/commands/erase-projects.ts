import type { UserId } from '@kilim/contract';
import type { Transactions } from '../../../platform/tx.ts';
import { deleteContents, deleteProject, listNamedContents, listProjectsOf } from '../erase-repository.ts';
import { type StorageCount, uncounted } from '../stored-size.ts';
import { holdProject } from '../trash-repository.ts';

const batch = 100;

/** Deletes all projects of a user for good: one transaction each, or a large account would stop everybody's writes. */
export async function eraseProjects(
  transactions: Transactions,
  userId: UserId,
  storage: StorageCount = uncounted,
): Promise<void> {
  for (;;) {
    const projectIds = await listProjectsOf(transactions.outside, userId, batch);
    for (const projectId of projectIds) {
      await transactions.run(async (tx) => {
        await holdProject(tx, projectId);
        const contents = await listNamedContents(tx, projectId);
        const bytes = await deleteProject(tx, projectId);
        await deleteContents(tx, contents);
        await storage.change(tx, userId, -bytes, 'counted');
      });
    }
    if (projectIds.length < batch) return;
  }
}
