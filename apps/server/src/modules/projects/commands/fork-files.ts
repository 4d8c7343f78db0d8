import { AppError, type Project, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { readSizes } from '../files/content-repository.ts';
import type { FileInfo } from '../files/file-set.ts';
import { lockProject } from '../lock-repository.ts';
import { findCopyName } from '../project-name.ts';
import { findVersionByRevision, findVersionFiles } from '../versions/repository.ts';
import { requireCreationInterval } from './create-project.ts';
import { insertUniqueProject } from './insert-unique-project.ts';

/** A version of a project: its id, or the revision that it has. */
export type VersionChoice = { readonly versionId: VersionId } | { readonly revision: number };

export interface ForkInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly at: VersionChoice;
}

/** Creates a project with the files of a version of another one. Throws `project_not_found` and `turn_version_missing`. */
export async function forkFiles(
  tx: Tx,
  { userId, projectId, at }: ForkInput,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  // Locked, so that the contents are kept until the copy refers to them.
  const source = await lockProject(tx, projectId, userId);
  if (!source) throw new AppError('project_not_found');
  await requireCreationInterval(tx, userId, now);
  const id = 'versionId' in at ? at.versionId : (await findVersionByRevision(tx, projectId, at.revision))?.id;
  const found = id === undefined ? null : await findVersionFiles(tx, projectId, id);
  if (!found) throw new AppError('turn_version_missing');
  const sizes = await readSizes(tx, found.manifest.values());
  const after = new Map<string, FileInfo>(
    [...found.manifest].map(([path, hash]) => [path, { hash, size: sizes.get(hash) ?? 0 }]),
  );
  const { name, description, tags, template } = source;
  return insertUniqueProject(
    tx,
    { userId, name, description, tags, template, findName: findCopyName },
    { files: { after, contents: new Map() }, storage, reason: 'created', turnId: null },
    now,
  );
}
