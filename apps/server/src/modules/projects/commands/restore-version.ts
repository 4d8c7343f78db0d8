import { AppError, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { readSizes } from '../files/content-repository.ts';
import type { FileInfo } from '../files/file-set.ts';
import { readFileSet } from '../files/repository.ts';
import { lockProject } from '../lock-repository.ts';
import { findVersionByRevision, findVersionFiles } from '../versions/repository.ts';
import { type AppliedVersion, commitFiles } from './commit-files.ts';

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
  const sizes = await readSizes(tx, manifest.values());
  const after = new Map<string, FileInfo>(
    [...manifest].map(([path, hash]) => [path, { hash, size: sizes.get(hash) ?? 0 }]),
  );
  const restored = await commitFiles(tx, {
    project,
    storage: input.storage,
    before: await readFileSet(tx, projectId),
    after,
    contents: new Map(),
    reason: 'restore',
    author: 'user',
    turnId: null,
    title: wanted.title,
    restoredNumber: wanted.number,
    isVersionForced: true,
    now,
  });
  return { ...restored, previousId: previous?.id ?? null };
}
