import { AppError, type ProjectId, type TurnId, type VersionReason } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { planFiles } from '../files/plan-operations.ts';
import { readFileSet } from '../files/repository.ts';
import { lockProject } from '../lock-repository.ts';
import { type AppliedVersion, commitFiles } from './commit-files.ts';
import { keepBinaries } from './keep-binaries.ts';

export interface ApplyFilesInput {
  readonly projectId: ProjectId;
  /** Whole contents by path; null deletes. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
}

/**
 * Replaces files without a conflict check, for the answer of a turn. Throws `project_not_found` and the errors of paths,
 * project limits and the storage quota.
 */
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
    ...planFiles(before, await keepBinaries(tx, before, input.files)),
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
