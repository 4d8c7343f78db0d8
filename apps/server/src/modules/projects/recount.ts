import type { UserId } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { ProjectsStored } from '../storage/index.ts';
import {
  addStoredBytes,
  listLargest,
  listProjectIds,
  recountStoredBytes,
  sumStoredKinds,
} from './stored-repository.ts';
import type { StorageCount } from './stored-size.ts';
import { holdProject } from './trash-repository.ts';

const batch = 200;

/** Counts every project again, one small transaction each, and repairs what is off together with its owner's count. */
export async function recountProjects(
  transactions: Transactions,
  storage: StorageCount,
  log: Log,
): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await listProjectIds(transactions.outside, after, batch);
    for (const projectId of ids) {
      await transactions.run(async (tx) => {
        await holdProject(tx, projectId);
        const found = await recountStoredBytes(tx, projectId);
        if (!found || found.difference === 0) return;
        await addStoredBytes(tx, projectId, found.difference);
        await storage.change(tx, found.userId, found.difference, 'counted');
        const { difference } = found;
        log.warn({ projectId, difference }, 'the count of what a project stores was off and was repaired');
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    after = last;
  }
}

/** What a person's projects take, by kind and by project. */
export async function describeStored(transactions: Transactions, userId: UserId): Promise<ProjectsStored> {
  const { files, versions, trash, trashProjects } = await sumStoredKinds(transactions.outside, userId);
  const largest = await listLargest(transactions.outside, userId);
  return {
    files,
    versions,
    trash,
    trashProjects,
    consumers: largest.map((project) => ({
      projectId: project.id,
      name: project.name,
      bytes: project.storedBytes,
      fileBytes: project.fileBytes,
      versions: project.versions,
      isInTrash: project.deletedAt !== null,
      updatedAt: toTimestamp(project.updatedAt),
    })),
  };
}
