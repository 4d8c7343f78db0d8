import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isUniqueViolation, type ProjectsTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { NewProject, ProjectRecord } from './project-record.ts';
import { searchKeyOf, tagKeysOf } from './search-key.ts';

export interface ProjectPatch {
  readonly name?: string;
  readonly nameKey?: string;
  readonly description?: string;
  readonly searchKey?: string;
  readonly tags?: readonly string[];
  readonly updatedAt?: number;
  readonly lastOpenedAt?: number;
}

export function toProjectRecord(row: Selectable<ProjectsTable>): ProjectRecord {
  return {
    id: row.id as ProjectId,
    userId: row.user_id as UserId,
    name: row.name,
    nameKey: row.name_key,
    description: row.description,
    tags: JSON.parse(row.tags_json),
    previewHash: row.preview_hash,
    isPublic: row.is_public === 1,
    template: row.template as Project['template'],
    revision: row.revision,
    fileCount: row.file_count,
    messageCount: row.message_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastOpenedAt: row.last_opened_at,
    deletedAt: row.deleted_at,
  };
}

/** Finds a live project of the user. */
export async function findProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
): Promise<ProjectRecord | null> {
  const row = await queries(tx)
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? toProjectRecord(row) : null;
}

/** Names by id of those of the given projects that are live and belong to the user. */
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

/** Returns false when the id exists or the user already has a project with the same name key. */
export async function insertProject(tx: Tx, project: NewProject): Promise<boolean> {
  const row = await queries(tx)
    .insertInto('projects')
    .values({
      id: project.id,
      user_id: project.userId,
      name: project.name,
      name_key: project.nameKey,
      description: project.description,
      search_key: searchKeyOf(project),
      tags_json: JSON.stringify(project.tags),
      tag_keys: tagKeysOf(project.tags),
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

/** Whether a project of any user has this id. */
export async function isProjectIdTaken(tx: Tx, projectId: ProjectId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Name keys of all the user's projects. */
export async function listNameKeys(tx: Tx, userId: UserId): Promise<string[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('name_key')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ name_key }) => name_key);
}

/**
 * Whether the user created a project by hand after `since`. Projects created by a turn are exempt from the creation
 * interval (docs/rules/projects.md#creation-interval).
 */
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

/** Returns null when the user has no such live project; throws `project_name_taken`. */
export async function patchProject(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
  { nameKey, searchKey, tags, updatedAt, lastOpenedAt, ...patch }: ProjectPatch,
): Promise<ProjectRecord | null> {
  try {
    const row = await queries(tx)
      .updateTable('projects')
      .set({
        ...patch,
        ...(nameKey !== undefined && { name_key: nameKey }),
        ...(searchKey !== undefined && { search_key: searchKey }),
        ...(tags !== undefined && { tags_json: JSON.stringify(tags), tag_keys: tagKeysOf(tags) }),
        ...(updatedAt !== undefined && { updated_at: updatedAt }),
        ...(lastOpenedAt !== undefined && { last_opened_at: lastOpenedAt }),
      })
      .where('id', '=', projectId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row ? toProjectRecord(row) : null;
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('project_name_taken', { cause });
    throw cause;
  }
}

/** Updates counts and revision after a change of files. The project must be locked (`lockProject`). */
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

/** Adds `change` (negative for removed messages) to the project's message count. */
export async function addMessageCount(tx: Tx, projectId: ProjectId, change: number): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ message_count: eb('message_count', '+', change) }))
    .where('id', '=', projectId)
    .execute();
}

/** Ids of all projects greater than `after`, in order. */
export async function listProjectIds(tx: Tx, after: string, count: number): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id as ProjectId);
}

/** Ids of the user's projects, including those in the trash. */
export async function listProjectIdsOf(tx: Tx, userId: UserId, count: number): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id as ProjectId);
}

/**
 * Deletes a project in any state together with its files, versions, turns and messages. Returns the bytes that it
 * stored.
 */
export async function deleteProjectRow(tx: Tx, projectId: ProjectId): Promise<number> {
  const row = await queries(tx)
    .deleteFrom('projects')
    .where('id', '=', projectId)
    .returning('stored_bytes')
    .executeTakeFirst();
  return row?.stored_bytes ?? 0;
}
