import type { UserId } from '@kilim/contract';
import type { Transactions } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { deleteUnreferencedContents, listContentReferences } from '../files/content-repository.ts';
import { lockAnyProject } from '../lock-repository.ts';
import { deleteProjectRow, listProjectIdsOf } from '../repository.ts';
import { noStorageCount } from '../usage/counted-size.ts';

const batch = 100;

/**
 * Deletes all the user's projects permanently. One transaction per project, because a long one would block all writers
 * on SQLite.
 */
export async function eraseProjects(
  transactions: Transactions,
  userId: UserId,
  storage: StorageCount = noStorageCount,
): Promise<void> {
  for (;;) {
    const projectIds = await listProjectIdsOf(transactions.outside, userId, batch);
    for (const projectId of projectIds) {
      await transactions.run(async (tx) => {
        await lockAnyProject(tx, projectId);
        const references = await listContentReferences(tx, projectId);
        const bytes = await deleteProjectRow(tx, projectId);
        await deleteUnreferencedContents(tx, references.keys());
        await storage.change(tx, userId, -bytes, 'counted');
      });
    }
    if (projectIds.length < batch) return;
  }
}
