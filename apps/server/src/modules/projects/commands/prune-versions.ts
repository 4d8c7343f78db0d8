import { limits, type ProjectId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { chooseOldVersions } from '../policy.ts';
import { addStoredBytes } from '../stored-repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { holdProject } from '../trash-repository.ts';
import { deleteVersions, keepNamedContents, listVersionMarks } from '../version-repository.ts';

export interface PruneInput {
  readonly projectId: ProjectId;
  readonly storage: StorageCount;
  /** Versions that a message of the chat points at. */
  findVersionsInUse(tx: Tx, projectId: ProjectId): Promise<ReadonlySet<VersionId>>;
}

/** Deletes the old versions of a project that nothing points at, and answers how many. */
export async function pruneVersions(
  tx: Tx,
  { projectId, storage, findVersionsInUse }: PruneInput,
): Promise<number> {
  // Held: a version that is being restored must not go meanwhile.
  const owner = await holdProject(tx, projectId);
  if (!owner) return 0;
  const marks = await listVersionMarks(tx, projectId);
  if (marks.length <= limits.versionsKept) return 0;
  const old = chooseOldVersions(marks, await findVersionsInUse(tx, projectId));
  if (old.length === 0) return 0;
  const freed = (await deleteVersions(tx, projectId, old)) + (await keepNamedContents(tx, projectId));
  await addStoredBytes(tx, projectId, -freed);
  await storage.change(tx, owner, -freed, 'counted');
  return old.length;
}
