import { type ProjectId, storageConsumersShown, type UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

export interface UsageByKind {
  readonly files: number;
  readonly versions: number;
  readonly trash: number;
  /** Number of projects in the trash. */
  readonly trashProjects: number;
}

export interface ProjectUsage {
  readonly id: ProjectId;
  readonly name: string;
  readonly storedBytes: number;
  readonly fileBytes: number;
  readonly versions: number;
  readonly deletedAt: number | null;
  readonly updatedAt: number;
}

/** Adds `bytes` (negative when freed) to the stored bytes of a locked project. */
export async function addStoredBytes(tx: Tx, projectId: ProjectId, bytes: number): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ stored_bytes: eb('stored_bytes', '+', bytes) }))
    .where('id', '=', projectId)
    .execute();
}

/** Compares the stored bytes of a locked project with the sum of its contents, versions, picture and images. */
export async function findUsageDifference(
  tx: Tx,
  projectId: ProjectId,
): Promise<{ readonly userId: UserId; readonly difference: number } | null> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select((eb) => [
      'user_id',
      'stored_bytes',
      eb
        .selectFrom('project_contents')
        .select(sql<number>`coalesce(sum(size), 0)`.as('size'))
        .where('project_contents.project_id', '=', projectId)
        .as('contents'),
      eb
        .selectFrom('versions')
        .select(sql<number>`coalesce(sum(size), 0)`.as('size'))
        .where('versions.project_id', '=', projectId)
        .as('histories'),
      eb
        .selectFrom('project_previews')
        .select('size')
        .where('project_previews.project_id', '=', projectId)
        .as('picture'),
      eb
        .selectFrom('prompt_images')
        .select(sql<number>`coalesce(sum(size), 0)`.as('size'))
        .where('prompt_images.project_id', '=', projectId)
        .as('images'),
    ])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!row) return null;
  const actual = (row.contents ?? 0) + (row.histories ?? 0) + (row.picture ?? 0) + (row.images ?? 0);
  return { userId: row.user_id as UserId, difference: actual - row.stored_bytes };
}

/** Bytes that all the user's projects store, including those in the trash. */
export async function sumStoredBytes(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select(sql<number>`coalesce(sum(stored_bytes), 0)`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** Stored bytes by kind. Equal contents at two paths count once, so file bytes never exceed a project's stored bytes. */
export async function sumUsageByKind(tx: Tx, userId: UserId): Promise<UsageByKind> {
  const files = sql`case when byte_count < stored_bytes then byte_count else stored_bytes end`;
  return queries(tx)
    .selectFrom('projects')
    .select([
      sql<number>`coalesce(sum(case when deleted_at is null then ${files} else 0 end), 0)`.as('files'),
      sql<number>`coalesce(sum(case when deleted_at is null then stored_bytes - ${files} else 0 end), 0)`.as(
        'versions',
      ),
      sql<number>`coalesce(sum(case when deleted_at is null then 0 else stored_bytes end), 0)`.as('trash'),
      sql<number>`coalesce(sum(case when deleted_at is null then 0 else 1 end), 0)`.as('trashProjects'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The user's projects that store the most, including those in the trash. */
export async function listLargestProjects(tx: Tx, userId: UserId): Promise<ProjectUsage[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select((eb) => [
      'id',
      'name',
      'stored_bytes',
      'byte_count',
      'deleted_at',
      'updated_at',
      eb
        .selectFrom('versions')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('versions.project_id', '=', 'projects.id')
        .as('versions'),
    ])
    .where('user_id', '=', userId)
    .orderBy('stored_bytes', 'desc')
    .orderBy('id')
    .limit(storageConsumersShown)
    .execute();
  return rows.map((row) => ({
    id: row.id as ProjectId,
    name: row.name,
    storedBytes: row.stored_bytes,
    fileBytes: Math.min(row.byte_count, row.stored_bytes),
    versions: row.versions ?? 0,
    deletedAt: row.deleted_at,
    updatedAt: row.updated_at,
  }));
}
