import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { readFileSet } from '../files/repository.ts';
import { lockProject } from '../lock-repository.ts';
import { copyLocks } from '../locks/set-lock.ts';
import { copyPreview } from '../preview/set-preview.ts';
import { findCopyName } from '../project-name.ts';
import { requireCreationInterval } from './create-project.ts';
import { insertUniqueProject } from './insert-unique-project.ts';

/** Creates a project with the current files of another one, without its chat and versions, with its tags and picture. */
export async function duplicateProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  // Locked, so that the files are consistent and their contents are kept until the copy refers to them.
  const source = await lockProject(tx, projectId, userId);
  if (!source) throw new AppError('project_not_found');
  await requireCreationInterval(tx, userId, now);
  const { name, description, tags, template } = source;
  const files = { after: await readFileSet(tx, projectId), contents: new Map() };
  const copy = await insertUniqueProject(
    tx,
    { userId, name, description, tags, template, findName: findCopyName },
    { files, storage, reason: 'created', turnId: null },
    now,
  );
  await copyLocks(tx, projectId, copy.id);
  return copyPreview(tx, userId, { source: projectId, copy }, storage, now);
}
