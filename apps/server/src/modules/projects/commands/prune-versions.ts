import { AppError, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { deleteContents } from '../erase-repository.ts';
import { findProject, lockProject } from '../repository.ts';
import { addStoredBytes } from '../stored-repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { chooseThinned, nightlyThinning, type ThinningSchedule, thoroughThinning } from '../thin-versions.ts';
import { holdProject } from '../trash-repository.ts';
import {
  deleteVersions,
  findContentsOnlyOf,
  forgetContents,
  listVersionMarks,
  sumVersionSizes,
} from '../version-repository.ts';

export interface PruneInput {
  readonly projectId: ProjectId;
  readonly storage: StorageCount;
  readonly now: number;
  /** Versions that a message of the chat points at. */
  findVersionsInUse(tx: Tx, projectId: ProjectId): Promise<ReadonlySet<VersionId>>;
}

/** How many versions went, or would go, and what that frees. */
export interface Thinned {
  readonly versions: number;
  readonly freedBytes: number;
}

type Choice = Pick<PruneInput, 'projectId' | 'now' | 'findVersionsInUse'>;

async function choose(
  tx: Tx,
  { projectId, now, findVersionsInUse }: Choice,
  schedule: ThinningSchedule,
): Promise<VersionId[]> {
  const marks = await listVersionMarks(tx, projectId);
  if (marks.length <= schedule.newest) return [];
  return chooseThinned(marks, schedule, await findVersionsInUse(tx, projectId), now);
}

/** The project is held: a version that is being restored must not go meanwhile. */
async function thin(tx: Tx, owner: UserId, input: PruneInput, schedule: ThinningSchedule): Promise<Thinned> {
  const { projectId, storage } = input;
  const old = await choose(tx, input, schedule);
  if (old.length === 0) return { versions: 0, freedBytes: 0 };
  const contents = await findContentsOnlyOf(tx, projectId, new Set(old));
  let freedBytes = await deleteVersions(tx, projectId, old);
  freedBytes += await forgetContents(tx, projectId, contents.keys());
  await addStoredBytes(tx, projectId, -freedBytes);
  await deleteContents(tx, new Set(contents.keys()));
  await storage.change(tx, owner, -freedBytes, 'counted');
  return { versions: old.length, freedBytes };
}

/** The nightly thinning of any project, in the trash or not. */
export async function pruneVersions(tx: Tx, input: PruneInput): Promise<Thinned> {
  const owner = await holdProject(tx, input.projectId);
  if (!owner) return { versions: 0, freedBytes: 0 };
  return thin(tx, owner, input, nightlyThinning);
}

/** Thins out more than the night would, because the owner wants the space now. Throws `project_not_found`. */
export async function thinVersionsNow(tx: Tx, userId: UserId, input: PruneInput): Promise<Thinned> {
  if (!(await lockProject(tx, input.projectId, userId))) throw new AppError('project_not_found');
  return thin(tx, userId, input, thoroughThinning);
}

/** What `thinVersionsNow` would do. Throws `project_not_found`. */
export async function previewThinning(tx: Tx, userId: UserId, input: Choice): Promise<Thinned> {
  if (!(await findProject(tx, userId, input.projectId))) throw new AppError('project_not_found');
  const old = await choose(tx, input, thoroughThinning);
  if (old.length === 0) return { versions: 0, freedBytes: 0 };
  let freedBytes = await sumVersionSizes(tx, input.projectId, old);
  for (const size of (await findContentsOnlyOf(tx, input.projectId, new Set(old))).values())
    freedBytes += size;
  return { versions: old.length, freedBytes };
}
