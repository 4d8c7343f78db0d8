import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { isUniqueViolation, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ProjectRow } from './repository.ts';

/**
 * Puts a project into the trash, where nobody but its owner's trash sees it. Its name key becomes one that no name
 * has (a name never begins with a space), so the name is free again. False when there was none to put there.
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

/** A project in the trash of the person, held until the transaction ends. */
export async function lockTrashed(tx: Tx, userId: UserId, projectId: ProjectId): Promise<ProjectRow | null> {
  const row = await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', projectId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Holds any project, in the trash or not, until the transaction ends; answers whose it is, null for none. */
export async function holdProject(tx: Tx, projectId: ProjectId): Promise<UserId | null> {
  const row = await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', projectId)
    .returning('user_id')
    .executeTakeFirst();
  return row ? (row.user_id as UserId) : null;
}

/** Brings a held project back under a name; throws `project_name_taken` when somebody has just taken it. */
export async function untrashProject(
  tx: Tx,
  projectId: ProjectId,
  { name, nameKey }: { readonly name: string; readonly nameKey: string },
): Promise<ProjectRow> {
  try {
    return await queries(tx)
      .updateTable('projects')
      .set({ deleted_at: null, name, name_key: nameKey })
      .where('id', '=', projectId)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('project_name_taken', { cause });
    throw cause;
  }
}

/** The person's trash, the last deleted first; those after `after` (deleted at, id). */
export async function listTrashed(
  tx: Tx,
  userId: UserId,
  after: readonly [deletedAt: number, id: string] | null,
  count: number,
): Promise<ProjectRow[]> {
  let query = queries(tx)
    .selectFrom('projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null);
  if (after) {
    const [deletedAt, id] = after;
    query = query.where((eb) =>
      eb.or([
        eb('deleted_at', '<', deletedAt),
        eb.and([eb('deleted_at', '=', deletedAt), eb('id', '<', id)]),
      ]),
    );
  }
  return query.orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(count).execute();
}

/** Ids of everything in the person's trash. */
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

/** Ids of projects that were deleted before a moment, at most `count`. */
export async function listExpired(tx: Tx, before: number, count: number): Promise<ProjectId[]> {
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
 * Deletes a project for good unless it was restored. Files, versions, turns and messages go with it. Answers whose
 * it was and what it stored; null when there was none.
 */
export async function purgeProject(
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
