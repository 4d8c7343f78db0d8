import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { lockProject } from '../lock-repository.ts';
import { presentProject } from '../present.ts';
import { findPicture, type StoredPicture, savePicture } from './repository.ts';

/** Replaces the picture of a project. Throws `project_not_found` and `storage_limit_reached`. */
export async function setPreview(
  tx: Tx,
  { userId, projectId }: { readonly userId: UserId; readonly projectId: ProjectId },
  picture: StoredPicture,
  storage: StorageCount,
  now: number,
): Promise<{ readonly project: Project; readonly isNew: boolean }> {
  const locked = await lockProject(tx, projectId, userId);
  if (!locked) throw new AppError('project_not_found');
  if (locked.previewHash === picture.hash) return { project: presentProject(locked), isNew: false };
  const { project, growth } = await savePicture(tx, projectId, picture, now);
  await storage.change(tx, userId, growth, 'limited');
  return { project: presentProject(project), isNew: true };
}

/** Gives a copied project the picture of its source, if that has one. */
export async function copyPreview(
  tx: Tx,
  userId: UserId,
  { source, copy }: { readonly source: ProjectId; readonly copy: Project },
  storage: StorageCount,
  now: number,
): Promise<Project> {
  const picture = await findPicture(tx, userId, source);
  if (!picture) return copy;
  const { project, growth } = await savePicture(tx, copy.id, picture, now);
  await storage.change(tx, userId, growth, 'limited');
  return presentProject(project);
}
