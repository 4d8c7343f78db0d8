import { AppError, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { deleteUnreferencedContents, removeContentReferences } from '../files/content-repository.ts';
import { lockAnyProject, lockProject } from '../lock-repository.ts';
import type { FindVersionsInUse } from '../ports.ts';
import { findProject } from '../repository.ts';
import { addStoredBytes } from '../usage/repository.ts';
import {
  chooseThinned,
  dailyThinning,
  type ThinningSchedule,
  thoroughThinning,
} from '../versions/choose-thinned.ts';
import {
  deleteVersions,
  findContentsOnlyIn,
  listVersionMarks,
  sumVersionSizes,
} from '../versions/repository.ts';

export interface ThinningPreviewInput {
  readonly projectId: ProjectId;
  readonly now: number;
  readonly findVersionsInUse: FindVersionsInUse;
}

export interface ThinningInput extends ThinningPreviewInput {
  readonly storage: StorageCount;
}

/** Number of versions deleted, or to be deleted, and the bytes that this frees. */
export interface ThinningResult {
  readonly versions: number;
  readonly freedBytes: number;
}

const nothing: ThinningResult = { versions: 0, freedBytes: 0 };

async function choose(
  tx: Tx,
  { projectId, now, findVersionsInUse }: ThinningPreviewInput,
  schedule: ThinningSchedule,
): Promise<VersionId[]> {
  const marks = await listVersionMarks(tx, projectId);
  if (marks.length <= schedule.newest) return [];
  return chooseThinned(marks, schedule, await findVersionsInUse(tx, projectId), now);
}

/** The project must be locked: a version that is being restored must not be deleted. */
async function thin(
  tx: Tx,
  owner: UserId,
  input: ThinningInput,
  schedule: ThinningSchedule,
): Promise<ThinningResult> {
  const { projectId, storage } = input;
  const chosen = await choose(tx, input, schedule);
  if (chosen.length === 0) return nothing;
  const contents = await findContentsOnlyIn(tx, projectId, new Set(chosen));
  let freedBytes = await deleteVersions(tx, projectId, chosen);
  freedBytes += await removeContentReferences(tx, projectId, contents.keys());
  await addStoredBytes(tx, projectId, -freedBytes);
  await deleteUnreferencedContents(tx, contents.keys());
  await storage.change(tx, owner, -freedBytes, 'counted');
  return { versions: chosen.length, freedBytes };
}

/** Thins out the versions of any project, live or in the trash, by the schedule of the daily job. */
export async function thinVersionsDaily(tx: Tx, input: ThinningInput): Promise<ThinningResult> {
  const owner = await lockAnyProject(tx, input.projectId);
  if (!owner) return nothing;
  return thin(tx, owner, input, dailyThinning);
}

/** Thins out versions more thoroughly, at the owner's request. Throws `project_not_found`. */
export async function thinVersionsNow(tx: Tx, userId: UserId, input: ThinningInput): Promise<ThinningResult> {
  if (!(await lockProject(tx, input.projectId, userId))) throw new AppError('project_not_found');
  return thin(tx, userId, input, thoroughThinning);
}

/** What `thinVersionsNow` would delete. Throws `project_not_found`. */
export async function previewThinning(
  tx: Tx,
  userId: UserId,
  input: ThinningPreviewInput,
): Promise<ThinningResult> {
  if (!(await findProject(tx, userId, input.projectId))) throw new AppError('project_not_found');
  const chosen = await choose(tx, input, thoroughThinning);
  if (chosen.length === 0) return nothing;
  let freedBytes = await sumVersionSizes(tx, input.projectId, chosen);
  const contents = await findContentsOnlyIn(tx, input.projectId, new Set(chosen));
  for (const size of contents.values()) freedBytes += size;
  return { versions: chosen.length, freedBytes };
}
