import { AppError, cleanTags, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { lockProject } from '../lock-repository.ts';
import { presentProject } from '../present.ts';
import { cleanName, nameKeyOf } from '../project-name.ts';
import { patchProject } from '../repository.ts';
import { searchKeyOf } from '../search-key.ts';

export interface ProjectChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Changes name, description or tags. Throws the errors of `updateProject` in the contract. */
export async function updateProject(
  tx: Tx,
  { userId, projectId }: { readonly userId: UserId; readonly projectId: ProjectId },
  change: ProjectChange,
  now: number,
): Promise<Project> {
  const wanted = change.name === undefined ? undefined : cleanName(change.name);
  // Locked, because the search key also contains the parts that do not change.
  const project = await lockProject(tx, projectId, userId);
  if (!project) throw new AppError('project_not_found');
  const name = wanted ?? project.name;
  const description = change.description?.trim() ?? project.description;
  const tags = change.tags === undefined ? project.tags : cleanTags(change.tags);
  const updated = await patchProject(tx, userId, projectId, {
    name,
    nameKey: nameKeyOf(name),
    description,
    tags,
    searchKey: searchKeyOf({ name, description, tags }),
    updatedAt: now,
  });
  if (!updated) throw new AppError('project_not_found');
  return presentProject(updated);
}
