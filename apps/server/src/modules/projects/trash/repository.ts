import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { isUniqueViolation, keysetAfter, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { ProjectRecord } from '../project-record.ts';
import { toProjectRecord } from '../repository.ts';

/**
 * Soft delete: moves a live project to the trash. Its name key gets a leading space, which no name has, so the name is
 * free again (docs/rules/projects.md#trash). Returns false when the user has no such live project.
 */
export async function trashProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  now: number,
): Promise<boolean> {
  const row = await queries(tx)
    .updateTable('projects')
    .set({ deleted_at: now, name_key: ` ${projectId}` })
    .where('id', '=', projectId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Restores a locked project under a name; throws `project_name_taken` when the name was taken concurrently. */
export async function untrashProject(
  tx: Tx,
  projectId: ProjectId,
  {
    name,
    nameKey,
    searchKey,
  }: { readonly name: string; readonly nameKey: string; readonly searchKey: string },
): Promise<ProjectRecord> {
  try {
    const row = await queries(tx)
      .updateTable('projects')
      .set({ deleted_at: null, name, name_key: nameKey, search_key: searchKey })
      .where('id', '=', projectId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toProjectRecord(row);
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('project_name_taken', { cause });
    throw cause;
  }
}

/** Projects in the user's trash, the last deleted first; `after` is the previous page's last deletion time and id. */
export async function listTrashPage(
  tx: Tx,
  userId: UserId,
  after: readonly [deletedAt: number, id: string] | null,
  count: number,
): Promise<ProjectRecord[]> {
  let query = queries(tx)
    .selectFrom('projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null);
  if (after) query = query.where(keysetAfter('deleted_at', 'desc', after));
  const rows = await query.orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(count).execute();
  return rows.map(toProjectRecord);
}

/** Counts the projects in the user's trash. */
export async function countTrashed(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Ids of all projects in the user's trash. */
export async function listTrashedIds(tx: Tx, userId: UserId): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id as ProjectId);
}

/** Ids of projects that were moved to the trash before `before`, at most `count`. */
export async function listExpiredIds(tx: Tx, before: number, count: number): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id as ProjectId);
}

/**
 * Deletes a project that was moved to the trash before `before`, together with its files, versions, turns and
 * messages. Returns its owner and the bytes that it stored; null when it was restored or already purged.
 */
export async function purgeTrashedRow(
  tx: Tx,
  projectId: ProjectId,
  before: number,
): Promise<{ readonly userId: UserId; readonly storedBytes: number } | null> {
  const row = await queries(tx)
    .deleteFrom('projects')
    .where('id', '=', projectId)
    .where('deleted_at', '<', before)
    .returning(['user_id', 'stored_bytes'])
    .executeTakeFirst();
  return row ? { userId: row.user_id as UserId, storedBytes: row.stored_bytes } : null;
}
