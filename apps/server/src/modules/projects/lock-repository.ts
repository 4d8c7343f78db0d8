import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ProjectRecord } from './project-record.ts';
import { toProjectRecord } from './repository.ts';

// A row is locked until the transaction ends by an update that changes nothing: SQLite has no `for update`.

/**
 * Locks a live project, so that one writer at a time changes its files. Without `userId` the owner is not checked.
 * Returns null when there is no such live project.
 */
export async function lockProject(
  tx: Tx,
  projectId: ProjectId,
  userId?: UserId,
): Promise<ProjectRecord | null> {
  let query = queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const row = await query.returningAll().executeTakeFirst();
  return row ? toProjectRecord(row) : null;
}

/** The revision of a locked project. Throws `project_not_found`. */
export async function revisionOf(tx: Tx, projectId: ProjectId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select('revision')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('project_not_found');
  return row.revision;
}

/** Locks a project in the user's trash. */
export async function lockTrashedProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
): Promise<ProjectRecord | null> {
  const row = await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', projectId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toProjectRecord(row) : null;
}

/** Locks a project whether live or in the trash; returns its owner, or null when it does not exist. */
export async function lockAnyProject(tx: Tx, projectId: ProjectId): Promise<UserId | null> {
  const row = await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', projectId)
    .returning('user_id')
    .executeTakeFirst();
  return row ? (row.user_id as UserId) : null;
}

/** The owner of a project, also of one in the trash. */
export async function findProjectOwner(tx: Tx, projectId: ProjectId): Promise<UserId | null> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select('user_id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row ? (row.user_id as UserId) : null;
}

/**
 * Locks the user's oldest live project, so that concurrent creations are counted one after the other. It is always the
 * same row, to avoid deadlocks.
 */
export async function lockOldestProject(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('projects as own')
        .select('own.id')
        .where('own.user_id', '=', userId)
        .where('own.deleted_at', 'is', null)
        .orderBy('own.created_at')
        .orderBy('own.id')
        .limit(1),
    )
    .execute();
}

/** Locks all the user's projects, including those in the trash. */
export async function lockProjectsOf(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('user_id', '=', userId)
    .execute();
}
