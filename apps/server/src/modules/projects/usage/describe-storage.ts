import type { UserId } from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import type { Transactions } from '../../../platform/tx.ts';
import type { ProjectsStored } from '../../storage/index.ts';
import { listLargestProjects, sumUsageByKind } from './repository.ts';

/** Bytes that a user's projects store, by kind and by project. */
export async function describeStorage(transactions: Transactions, userId: UserId): Promise<ProjectsStored> {
  const { files, versions, trash, trashProjects } = await sumUsageByKind(transactions.outside, userId);
  const largest = await listLargestProjects(transactions.outside, userId);
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
