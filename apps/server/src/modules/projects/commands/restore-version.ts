import { AppError, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { lockProject } from '../lock-repository.ts';
import { findVersionByRevision, findVersionFiles } from '../versions/repository.ts';
import type { AppliedVersion } from './commit-files.ts';
import { restoreManifest } from './restore-manifest.ts';

export interface RestoreVersionInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly versionId: VersionId;
  readonly storage: StorageCount;
  readonly now: number;
  hasRunningTurn(tx: Tx, projectId: ProjectId): Promise<boolean>;
}

export interface RestoredVersion extends AppliedVersion {
  /** The version that was current before; restoring it undoes this. */
  readonly previousId: VersionId | null;
}

/**
 * Restores the files of an old version as a new version. Throws `project_not_found`, `version_not_found`, the errors of
 * the storage quota, and `turn_in_progress`, because a running turn works on the current files.
 */
export async function restoreVersion(tx: Tx, input: RestoreVersionInput): Promise<RestoredVersion> {
  const { userId, projectId, versionId, now } = input;
  const project = await lockProject(tx, projectId, userId);
  if (!project) throw new AppError('project_not_found');
  const found = await findVersionFiles(tx, projectId, versionId);
  if (!found) throw new AppError('version_not_found');
  if (await input.hasRunningTurn(tx, projectId)) throw new AppError('turn_in_progress');
  const { version: wanted, manifest } = found;
  const previous = await findVersionByRevision(tx, projectId, project.revision);
  const { storage } = input;
  const restored = await restoreManifest(tx, { project, wanted, manifest, turnId: null, storage, now });
  return { ...restored, previousId: previous?.id ?? null };
}
