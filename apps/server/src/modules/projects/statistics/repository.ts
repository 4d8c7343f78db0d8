import type { UserId } from '@kilim/contract';
import { type RawBuilder, sql } from 'kysely';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** Starts of today, of the last 7 days and of the 7 days before them, in epoch milliseconds. */
export interface WeekStarts {
  readonly today: number;
  readonly week: number;
  readonly weekBefore: number;
}

export interface ProjectCounts {
  readonly projects: number;
  readonly files: number;
  readonly updatedToday: number;
  readonly created: number;
  readonly createdBefore: number;
}

/** Counts the user's live projects and their files. */
export async function countProjectsAndFiles(
  tx: Tx,
  userId: UserId,
  { today, week, weekBefore }: WeekStarts,
): Promise<ProjectCounts> {
  const countIf = (condition: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  return queries(tx)
    .selectFrom('projects')
    .select([
      sql<number>`count(*)`.as('projects'),
      sql<number>`coalesce(sum(file_count), 0)`.as('files'),
      countIf(sql`updated_at >= ${today}`).as('updatedToday'),
      countIf(sql`created_at >= ${week}`).as('created'),
      countIf(sql`created_at >= ${weekBefore} and created_at < ${week}`).as('createdBefore'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Files that the user's live projects had at a moment, by the last version before it. */
export async function countFilesAt(tx: Tx, userId: UserId, moment: number): Promise<number> {
  const row = await queries(tx)
    .selectFrom('versions')
    .innerJoin('projects', 'projects.id', 'versions.project_id')
    .select(sql<number>`coalesce(sum(versions.file_count), 0)`.as('files'))
    .where('projects.user_id', '=', userId)
    .where('projects.deleted_at', 'is', null)
    .where('versions.revision', '=', (eb) =>
      eb
        .selectFrom('versions as earlier')
        .select((of) => of.fn.max('earlier.revision').as('revision'))
        .whereRef('earlier.project_id', '=', 'versions.project_id')
        .where('earlier.created_at', '<', moment),
    )
    .executeTakeFirstOrThrow();
  return row.files;
}

/** The user's live projects with a version from `from` until before `until`. */
export async function countChangedProjects(
  tx: Tx,
  userId: UserId,
  from: number,
  until: number,
): Promise<number> {
  const row = await queries(tx)
    .selectFrom('versions')
    .innerJoin('projects', 'projects.id', 'versions.project_id')
    .select(sql<number>`count(distinct versions.project_id)`.as('projects'))
    .where('projects.user_id', '=', userId)
    .where('projects.deleted_at', 'is', null)
    .where('versions.created_at', '>=', from)
    .where('versions.created_at', '<', until)
    .executeTakeFirstOrThrow();
  return row.projects;
}
