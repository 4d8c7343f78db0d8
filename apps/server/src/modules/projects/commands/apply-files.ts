import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { readFileSet } from '../file-repository.ts';
import { planFiles } from '../plan-operations.ts';
import type { AppliedVersion, ApplyFilesInput } from '../projects-service.ts';
import { lockProject } from '../repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { commitFiles } from './commit-files.ts';

/** Files that win over what stands: the answer of a turn. Throws `project_not_found` and the errors of paths, limits and storage. */
export async function applyFiles(
  tx: Tx,
  input: ApplyFilesInput,
  storage: StorageCount,
  now: number,
): Promise<AppliedVersion> {
  const project = await lockProject(tx, input.projectId);
  if (!project) throw new AppError('project_not_found');
  const before = await readFileSet(tx, input.projectId);
  const { version, paths, revision } = await commitFiles(tx, {
    ...planFiles(before, input.files),
    project,
    storage,
    before,
    reason: input.reason,
    author: input.author,
    turnId: input.turnId,
    title: input.title,
    now,
  });
  return { version, paths, revision };
}
