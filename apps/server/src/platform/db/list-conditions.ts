import { type Expression, type SqlBool, sql } from 'kysely';

/** `column` contains `text`, in which `%` and `_` are no wildcards. Both must be in lower case. */
export function likeEscaped(column: string, text: string): Expression<SqlBool> {
  const pattern = `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;
}

/** Rows after a row in a list that is sorted by a column and then by id, both in the same direction. */
export function keysetAfter(
  column: string,
  direction: 'asc' | 'desc',
  [key, id]: readonly [key: string | number, id: string],
  idColumn = 'id',
): Expression<SqlBool> {
  const operator = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref(idColumn)}) ${operator} (${key}, ${id})`;
}
