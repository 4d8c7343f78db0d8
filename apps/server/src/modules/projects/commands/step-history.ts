import { AppError, type ProjectId, type TurnId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { lockProject } from '../lock-repository.ts';
import { findHistoryStep, type HistoryDirection, type HistoryStep } from '../versions/history-step.ts';
import { findVersionFiles, listVersionPage } from '../versions/repository.ts';
import type { AppliedVersion } from './commit-files.ts';
import { restoreManifest } from './restore-manifest.ts';

export interface HistoryStepInput {
  readonly projectId: ProjectId;
  readonly direction: HistoryDirection;
  readonly turnId: TurnId;
}

export interface AppliedStep extends HistoryStep {
  readonly applied: AppliedVersion;
}

/** Newest versions that steps are read from. */
const versionsRead = 200;

/**
 * Restores the version before the last change, or after it, as a new version for a turn (docs/rules/versions.md#steps).
 * Null when there is nothing to undo or redo. Throws `project_not_found` and the errors of the storage quota.
 */
export async function stepHistory(
  tx: Tx,
  { projectId, direction, turnId }: HistoryStepInput,
  storage: StorageCount,
  now: number,
): Promise<AppliedStep | null> {
  const project = await lockProject(tx, projectId);
  if (!project) throw new AppError('project_not_found');
  const newest = await listVersionPage(tx, projectId, null, versionsRead);
  const step = findHistoryStep(newest.toReversed(), direction);
  const found = step && (await findVersionFiles(tx, projectId, step.target.id));
  if (!found) return null;
  const { version: wanted, manifest } = found;
  const applied = await restoreManifest(tx, { project, wanted, manifest, turnId, storage, now });
  return { ...step, applied };
}
