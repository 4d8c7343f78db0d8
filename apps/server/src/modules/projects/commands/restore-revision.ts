import { AppError, type ProjectId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { lockProject } from '../lock-repository.ts';
import { presentVersion } from '../present.ts';
import { findVersionByRevision, findVersionFiles } from '../versions/repository.ts';
import type { AppliedVersion } from './commit-files.ts';
import { restoreManifest } from './restore-manifest.ts';

export interface RestoreRevisionInput {
  readonly projectId: ProjectId;
  readonly revision: number;
}

/**
 * Restores the files that a project had at a revision as a new version; at the current revision nothing is written. Null
 * when the version is no longer kept. Throws `project_not_found` and the errors of the storage quota.
 */
export async function restoreRevision(
  tx: Tx,
  { projectId, revision }: RestoreRevisionInput,
  storage: StorageCount,
  now: number,
): Promise<AppliedVersion | null> {
  const project = await lockProject(tx, projectId);
  if (!project) throw new AppError('project_not_found');
  const wanted = await findVersionByRevision(tx, projectId, revision);
  const found = wanted && (await findVersionFiles(tx, projectId, wanted.id));
  if (!found) return null;
  if (project.revision === revision) return { version: presentVersion(found.version), revision, paths: [] };
  return restoreManifest(tx, {
    project,
    wanted: found.version,
    manifest: found.manifest,
    turnId: null,
    storage,
    now,
  });
}
