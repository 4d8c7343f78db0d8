import { limits, type ProjectId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { chooseOldVersions } from '../policy.ts';
import { holdProject } from '../trash-repository.ts';
import { deleteVersions, keepNamedContents, listVersionMarks } from '../version-repository.ts';

export interface PruneInput {
  readonly projectId: ProjectId;
  /** Versions that a message of the chat points at. */
  findVersionsInUse(tx: Tx, projectId: ProjectId): Promise<ReadonlySet<VersionId>>;
}

/** Deletes the old versions of a project that nothing points at, and answers how many. */
export async function pruneVersions(tx: Tx, { projectId, findVersionsInUse }: PruneInput): Promise<number> {
  // Held: a version that is being restored must not go meanwhile.
  await holdProject(tx, projectId);
  const marks = await listVersionMarks(tx, projectId);
  if (marks.length <= limits.versionsKept) return 0;
  const old = chooseOldVersions(marks, await findVersionsInUse(tx, projectId));
  if (old.length === 0) return 0;
  await deleteVersions(tx, projectId, old);
  await keepNamedContents(tx, projectId);
  return old.length;
}
