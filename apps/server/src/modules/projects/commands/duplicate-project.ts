import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { readFileSet } from '../file-repository.ts';
import { findCopyName } from '../policy.ts';
import { presentProject } from '../present.ts';
import { lockProject } from '../repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { createUnique, requirePace } from './create-project.ts';

/** A new project with the files that stand in another one; neither its chat nor its versions. */
export async function duplicateProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  // Held, so that the copy is of one moment and its contents stay until the copy names them too.
  const source = await lockProject(tx, projectId, userId);
  if (!source) throw new AppError('project_not_found');
  await requirePace(tx, userId, now);
  const { name, description, template } = presentProject(source);
  const files = { after: await readFileSet(tx, projectId), contents: new Map() };
  return createUnique(
    tx,
    {
      userId,
      name,
      description,
      template,
      files,
      storage,
      reason: 'created',
      turnId: null,
      findName: findCopyName,
    },
    now,
  );
}
