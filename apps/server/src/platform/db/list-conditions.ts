import { type Expression, type SqlBool, sql } from 'kysely';

/** The column holds what a person typed; `%` and `_` in it stand for themselves. Both sides are in lower case. */
export function likeEscaped(column: string, text: string): Expression<SqlBool> {
  const pattern = `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;
}

/** What follows a row in a list that is ordered by a column and then by id, both in the same direction. */
export function keysetAfter(
  column: string,
  direction: 'asc' | 'desc',
  [key, id]: readonly [key: string | number, id: string],
): Expression<SqlBool> {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(column)}, id) ${beyond} (${key}, ${id})`;
}
