import {
  AppError,
  type FileConflict,
  type FileOperation,
  type ProjectId,
  type UserId,
  type VersionReason,
} from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { readContents } from '../files/content-repository.ts';
import { type HashedOperation, planOperations, type StaleFile } from '../files/plan-operations.ts';
import { readFileSet } from '../files/repository.ts';
import { lockProject } from '../lock-repository.ts';
import { commitFiles, type WrittenFiles } from './commit-files.ts';

export interface WriteFilesInput {
  readonly reason: Extract<
    VersionReason,
    'code-save' | 'create-file' | 'rename' | 'delete' | 'import' | 'fix'
  >;
  /** Title of the version; an editing session has none. */
  readonly title?: string | undefined;
  readonly operations: readonly FileOperation[];
  /** The tab that writes; it ignores the event of its own change. */
  readonly clientId?: string | undefined;
}

/** A batch whose contents were hashed before the transaction, so that the project is not locked while hashing. */
export interface HashedBatch extends Pick<WriteFilesInput, 'reason' | 'title'> {
  readonly operations: readonly HashedOperation[];
}

async function throwConflict(tx: Tx, stale: readonly StaleFile[]): Promise<never> {
  const hashes = stale.flatMap(({ currentHash }) => currentHash ?? []);
  const contents = await readContents(tx, hashes);
  const conflicts: FileConflict[] = stale.map((file) => ({
    ...file,
    currentContent: file.currentHash === null ? null : (contents.get(file.currentHash)?.content ?? null),
  }));
  throw new AppError('file_conflict', { params: { path: stale[0]?.path ?? '' }, details: { conflicts } });
}

/**
 * Applies a batch of file operations (save, autosave, create, rename, delete) completely or not at all. Throws the
 * errors of `writeFiles` in the contract.
 */
export async function writeFiles(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  batch: HashedBatch,
  storage: StorageCount,
  now: number,
): Promise<WrittenFiles> {
  const project = await lockProject(tx, projectId, userId);
  if (!project) throw new AppError('project_not_found');
  const before = await readFileSet(tx, projectId);
  const { after, contents, stale } = planOperations(before, batch.operations);
  if (stale.length > 0) return throwConflict(tx, stale);
  return commitFiles(tx, {
    project,
    storage,
    before,
    after,
    contents,
    reason: batch.reason,
    author: 'user',
    turnId: null,
    title: batch.reason === 'fix' ? (batch.title ?? null) : null,
    now,
  });
}
