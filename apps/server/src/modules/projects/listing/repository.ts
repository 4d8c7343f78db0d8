import type { ProjectSort, UserId } from '@kilim/contract';
import { keysetAfter, likeEscaped, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { ProjectRecord } from '../project-record.ts';
import { toProjectRecord } from '../repository.ts';
import { tagKeyOf } from '../search-key.ts';

export interface ProjectFilter {
  /** Folded text that name, description or tags contain; empty for all projects. */
  readonly searchKey: string;
  /** Only projects with this tag. */
  readonly tag?: string | undefined;
}

export interface ProjectsPage extends ProjectFilter {
  readonly sort: ProjectSort;
  /** Sort key and id of the previous page's last row. */
  readonly after: readonly [key: string | number, id: string] | null;
  readonly count: number;
}

const sortColumns = { updated: 'updated_at', created: 'created_at', name: 'name_key' } as const;
/** Different combinations of tags that are counted. */
const combinationsMaximum = 5_000;

function liveProjects(tx: Tx, userId: UserId, { searchKey, tag }: ProjectFilter) {
  let query = queries(tx)
    .selectFrom('projects')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (searchKey !== '') query = query.where(likeEscaped('search_key', searchKey));
  if (tag !== undefined) query = query.where(likeEscaped('tag_keys', tagKeyOf(tag)));
  return query;
}

export async function listProjectPage(tx: Tx, userId: UserId, page: ProjectsPage): Promise<ProjectRecord[]> {
  const column = sortColumns[page.sort];
  const direction = page.sort === 'name' ? 'asc' : 'desc';
  let query = liveProjects(tx, userId, page).selectAll();
  if (page.after) query = query.where(keysetAfter(column, direction, page.after));
  const rows = await query.orderBy(column, direction).orderBy('id', direction).limit(page.count).execute();
  return rows.map(toProjectRecord);
}

/** Counts the user's live projects that match the filter. */
export async function countProjects(tx: Tx, userId: UserId, filter: ProjectFilter): Promise<number> {
  const row = await liveProjects(tx, userId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The combinations of tags of the user's live projects with the number of projects of each. */
export async function countTagCombinations(
  tx: Tx,
  userId: UserId,
): Promise<{ tags: readonly string[]; count: number }[]> {
  const rows = await liveProjects(tx, userId, { searchKey: '' })
    .select((eb) => ['tags_json', eb.fn.countAll<number>().as('count')])
    .where('tag_keys', '<>', '')
    .groupBy('tags_json')
    .limit(combinationsMaximum)
    .execute();
  return rows.map(({ tags_json, count }) => ({ tags: JSON.parse(tags_json), count }));
}
