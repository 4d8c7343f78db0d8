import { AppError, type ProjectId, type ProjectSort, type UserId } from '@kilim/contract';
import { type Selectable, sql } from 'kysely';
import {
  comesAfter,
  holdsText,
  isUniqueViolation,
  type ProjectsTable,
  queries,
} from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export type ProjectRow = Selectable<ProjectsTable>;

export interface NewProjectRow {
  readonly id: ProjectId;
  readonly userId: UserId;
  readonly name: string;
  readonly nameKey: string;
  readonly description: string;
  readonly template: string;
  readonly createdAt: number;
}

export interface ProjectsPage {
  readonly sort: ProjectSort;
  readonly searchKey: string;
  /** The last row's sort key and id. */
  readonly after: readonly [key: string | number, id: string] | null;
  readonly count: number;
}

const sortColumns = { updated: 'updated_at', created: 'created_at', name: 'name_key' } as const;

export async function findProject(tx: Tx, userId: UserId, projectId: ProjectId): Promise<ProjectRow | null> {
  const row = await queries(tx)
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Holds the project until the transaction ends, so that its files are changed by one writer at a time. A touching
 * update, because SQLite has no `for update`. Without `userId` anybody's: the caller has checked. A deleted one is none.
 */
export async function lockProject(tx: Tx, projectId: ProjectId, userId?: UserId): Promise<ProjectRow | null> {
  let query = queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return (await query.returningAll().executeTakeFirst()) ?? null;
}

/** Id → name of those of the projects that are the person's and not deleted. */
export async function findProjectNames(
  tx: Tx,
  userId: UserId,
  projectIds: readonly ProjectId[],
): Promise<Map<string, string>> {
  if (projectIds.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('id', 'in', projectIds)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** False when the id or the person's name key is taken already. */
export async function insertProject(tx: Tx, project: NewProjectRow): Promise<boolean> {
  const row = await queries(tx)
    .insertInto('projects')
    .values({
      id: project.id,
      user_id: project.userId,
      name: project.name,
      name_key: project.nameKey,
      description: project.description,
      status: 'active',
      is_public: 0,
      framework: 'react-native',
      template: project.template,
      revision: 0,
      file_count: 0,
      byte_count: 0,
      message_count: 0,
      created_at: project.createdAt,
      updated_at: project.createdAt,
      last_opened_at: project.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any project of anybody has the id. */
export async function isProjectIdTaken(tx: Tx, projectId: ProjectId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keys of all names that the person's projects have. */
export async function listNameKeys(tx: Tx, userId: UserId): Promise<string[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('name_key')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ name_key }) => name_key);
}

/** Whether the person made a project by hand since then. The AI's are not held to the pace of customer.md §5. */
export async function hasCreatedSince(tx: Tx, userId: UserId, since: number, now: number): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('projects')
    .innerJoin('versions', 'versions.project_id', 'projects.id')
    .select('projects.id')
    .where('projects.user_id', '=', userId)
    .where('projects.created_at', '>', since)
    .where('projects.created_at', '<=', now)
    .where('versions.revision', '=', 1)
    .where('versions.author', '=', 'user')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ProjectPatch {
  readonly name?: string;
  readonly name_key?: string;
  readonly description?: string;
  readonly updated_at?: number;
  readonly last_opened_at?: number;
}

/** Null when there is no such project of the person; throws `project_name_taken`. */
export async function patchProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  patch: ProjectPatch,
): Promise<ProjectRow | null> {
  try {
    const row = await queries(tx)
      .updateTable('projects')
      .set(patch)
      .where('id', '=', projectId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('project_name_taken', { cause });
    throw cause;
  }
}

/** Counts and revision after a change of files; the project must be held by `lockProject`. */
export async function setProjectFiles(
  tx: Tx,
  projectId: ProjectId,
  counts: { revision: number; fileCount: number; byteCount: number; addedBytes: number; updatedAt: number },
): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({
      revision: counts.revision,
      file_count: counts.fileCount,
      byte_count: counts.byteCount,
      stored_bytes: eb('stored_bytes', '+', counts.addedBytes),
      updated_at: counts.updatedAt,
    }))
    .where('id', '=', projectId)
    .execute();
}

export async function addMessageCount(tx: Tx, projectId: ProjectId, change: number): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ message_count: eb('message_count', '+', change) }))
    .where('id', '=', projectId)
    .execute();
}

export async function listProjectRows(tx: Tx, userId: UserId, page: ProjectsPage): Promise<ProjectRow[]> {
  const column = sortColumns[page.sort];
  const direction = page.sort === 'name' ? 'asc' : 'desc';
  let query = queries(tx)
    .selectFrom('projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (page.searchKey !== '') query = query.where(holdsText('name_key', page.searchKey));
  if (page.after) query = query.where(comesAfter(column, direction, page.after));
  return query.orderBy(column, direction).orderBy('id', direction).limit(page.count).execute();
}

/**
 * Holds the person's oldest project until the transaction ends, so that two creations at the same moment count one after
 * the other. One row and always the same, so that nobody waits in a circle.
 */
export async function holdOldestProject(tx: Tx, userId: UserId): Promise<void> {
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

export async function countProjects(tx: Tx, userId: UserId, searchKey: string): Promise<number> {
  let query = queries(tx)
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (searchKey !== '') query = query.where(holdsText('name_key', searchKey));
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Projects of the person in the trash. */
export async function countTrashed(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function readStatistics(
  tx: Tx,
  userId: UserId,
  since: number,
): Promise<{ projects: number; files: number; updatedToday: number }> {
  return queries(tx)
    .selectFrom('projects')
    .select([
      sql<number>`count(*)`.as('projects'),
      sql<number>`coalesce(sum(file_count), 0)`.as('files'),
      sql<number>`coalesce(sum(case when updated_at >= ${since} then 1 else 0 end), 0)`.as('updatedToday'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}
