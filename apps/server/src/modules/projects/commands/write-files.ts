import { AppError, type FileConflict, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { readContents, readFileSet } from '../file-repository.ts';
import { planOperations, type StaleFile } from '../plan-operations.ts';
import type { WriteFilesInput, WrittenFiles } from '../projects-service.ts';
import { lockProject } from '../repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { commitFiles } from './commit-files.ts';

async function refuseStale(tx: Tx, stale: readonly StaleFile[]): Promise<never> {
  const hashes = stale.flatMap(({ currentHash }) => currentHash ?? []);
  const contents = await readContents(tx, hashes);
  const conflicts: FileConflict[] = stale.map((file) => ({
    ...file,
    currentContent: file.currentHash === null ? null : (contents.get(file.currentHash)?.content ?? null),
  }));
  throw new AppError('file_conflict', { params: { path: stale[0]?.path ?? '' }, details: { conflicts } });
}

/** A person's batch: all of it or nothing. Throws the errors of `writeFiles` in the contract. */
export async function writeFiles(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  input: WriteFilesInput,
  storage: StorageCount,
  now: number,
): Promise<WrittenFiles> {
  const project = await lockProject(tx, projectId, userId);
  if (!project) throw new AppError('project_not_found');
  const before = await readFileSet(tx, projectId);
  const { after, contents, stale } = planOperations(before, input.operations);
  if (stale.length > 0) return refuseStale(tx, stale);
  return commitFiles(tx, {
    project,
    storage,
    before,
    after,
    contents,
    reason: input.reason,
    author: 'user',
    turnId: null,
    title: null,
    now,
  });
}
