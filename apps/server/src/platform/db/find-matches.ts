import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListTotal } from '../paging/index.ts';
import type { Tx } from '../tx.ts';
import { queries } from './database.ts';
import { containsSearched, type SearchedTable, toIndexQuery } from './text-search.ts';

// Lists that are searched or filtered down to few rows: docs/rules/database.md#searching-and-sorting

export interface ListSelection {
  readonly table: SearchedTable;
  /** Searched text, folded like the keys; empty for none. */
  readonly folded: string;
  /** Other conditions, with the table as the only one in scope. */
  readonly where: readonly Expression<SqlBool>[];
  /** Column that the list is sorted by. */
  readonly key: string;
}

export interface ListPage {
  readonly direction: 'asc' | 'desc';
  /** Key and id of the last row of the page before. */
  readonly after: readonly [key: string | number, id: string] | null;
  readonly count: number;
}

export interface Matches {
  /** The page's rows, in order. */
  readonly ids: readonly string[];
  /** The number of all matches. */
  readonly total: number;
}

/** More matches than these are not sorted: the list is then read in its order, where the next match is near. */
export const matchesSorted = 5_000;

/** A page of the rows that are selected; null when there are more than `matchesSorted`. */
export async function findMatches(
  tx: Tx,
  selection: ListSelection,
  { direction, after, count }: ListPage,
): Promise<Matches | null> {
  const db = queries(tx);
  const isPlain = selection.folded === '' || db.getExecutor().adapter instanceof PostgresAdapter;
  const found = isPlain ? selectPlainly(selection) : await selectByParts(tx, selection);
  if (found === null) return null;
  const [isLater, order] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const later =
    after === null
      ? sql`1`
      : sql`case when (key, id) ${isLater} (${after[0]}, ${after[1]}) then 1 else 0 end`;
  // Materialized, because reading in order and comparing every row would look cheaper to both planners.
  const { rows } = await sql<{ id: string; later: number }>`
    with found as materialized (${found})
    select id, ${later} as later from found order by key ${order}, id ${order}`.execute(db);
  if (rows.length > matchesSorted) return null;
  const ids = rows.filter((row) => Number(row.later) === 1).map(({ id }) => id);
  return { ids: ids.slice(0, count), total: rows.length };
}

const conditionsOf = ({ table, folded, where }: ListSelection): RawBuilder<unknown> => {
  const conditions = [...(folded === '' ? [] : [containsSearched(table, folded)]), ...where];
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
};
const keyAndId = ({ table, key }: ListSelection): RawBuilder<unknown> =>
  sql`${sql.ref(key)} as key, ${sql.ref(`${table}.id`)} as id`;

const selectPlainly = (selection: ListSelection): RawBuilder<unknown> => sql`
  select ${keyAndId(selection)} from ${sql.table(selection.table)} where ${conditionsOf(selection)}
  limit ${sql.lit(matchesSorted + 1)}`;

/** SQLite reads the index only when it is named. Null when it has too many rows. */
async function selectByParts(tx: Tx, selection: ListSelection): Promise<RawBuilder<unknown> | null> {
  const { table, folded } = selection;
  const parts = toIndexQuery(folded);
  if (parts === null) return selectPlainly(selection);
  const [index, numbers] = [sql.table(`${table}_search`), sql.table(`${table}_search_rows`)];
  // Counted first, because the other conditions would hide how many rows the index has to read.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${index} where ${index} match ${parts}
      limit ${sql.lit(matchesSorted + 1)})`.execute(queries(tx));
  if ((rows[0]?.count ?? 0) > matchesSorted) return null;
  // `cross join` fixes the order of the joins: from the few numbers to their rows.
  return sql`
    select ${keyAndId(selection)}
    from (select rowid as number from ${index} where ${index} match ${parts}) as indexed
      cross join ${numbers} as numbers on numbers.number = indexed.number
      cross join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = numbers.id
    where ${conditionsOf(selection)}`;
}

/** A search with more matches than are sorted counts up to this number. */
export const matchesCounted = 1_000;

export const exactly = (total: number): ListTotal => ({ total, isTotalExact: true });

/** The number of selected rows, counted up to `matchesCounted`. */
export async function countSome(tx: Tx, selection: ListSelection): Promise<ListTotal> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${sql.table(selection.table)}
      where ${conditionsOf(selection)} limit ${sql.lit(matchesCounted + 1)}) as found`.execute(queries(tx));
  const count = Number(rows[0]?.count ?? 0);
  return { total: Math.min(count, matchesCounted), isTotalExact: count <= matchesCounted };
}
