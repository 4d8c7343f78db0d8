import { AppError, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { readFileSet, readSizes } from '../file-repository.ts';
import type { FileFact } from '../file-set.ts';
import type { AppliedVersion } from '../projects-service.ts';
import { lockProject } from '../repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { findVersion, readManifest } from '../version-repository.ts';
import { commitFiles } from './commit-files.ts';

export interface RestoreInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly versionId: VersionId;
  readonly storage: StorageCount;
  readonly now: number;
  hasRunningTurn(tx: Tx, projectId: ProjectId): Promise<boolean>;
}

/** Copies the manifest of an old version into a new one. The running turn would work on files that are gone. */
export async function restoreVersion(tx: Tx, input: RestoreInput): Promise<AppliedVersion> {
  const { userId, projectId, versionId, now } = input;
  const project = await lockProject(tx, projectId, userId);
  if (!project) throw new AppError('project_not_found');
  const wanted = await findVersion(tx, projectId, versionId);
  if (!wanted) throw new AppError('version_not_found');
  if (await input.hasRunningTurn(tx, projectId)) throw new AppError('turn_in_progress');
  const manifest = await readManifest(tx, projectId, wanted.revision);
  const sizes = await readSizes(tx, manifest.values());
  const after = new Map<string, FileFact>(
    [...manifest].map(([path, hash]) => [path, { hash, size: sizes.get(hash) ?? 0 }]),
  );
  return commitFiles(tx, {
    project,
    storage: input.storage,
    before: await readFileSet(tx, projectId),
    after,
    contents: new Map(),
    reason: 'restore',
    author: 'user',
    turnId: null,
    title: wanted.title,
    isVersionForced: true,
    now,
  });
}
