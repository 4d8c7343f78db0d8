import { type Expression, type SqlBool, sql } from 'kysely';
import { likeEscaped } from './list-conditions.ts';

// Searches of the administration's lists: docs/rules/database.md#searching-and-sorting

/** Tables with a folded `search_key` and an index of its parts (0062-search-indexes.ts). */
export type SearchedTable = 'users' | 'receipts' | 'support_tickets';

/** Shorter texts are searched at the beginnings of words: almost every row contains them somewhere. */
const partMinimum = 3;
/** More parts would not narrow the result further; every row is compared in full anyway. */
const partsMaximum = 24;

const isShort = (folded: string): boolean => [...folded].length < partMinimum;
const escaped = (folded: string): string => folded.replaceAll(/[!%_]/g, '!$&');

/** Rows that a search finds. The text is folded like the keys. */
export function containsSearched(table: SearchedTable, folded: string): Expression<SqlBool> {
  const column = `${table}.search_key`;
  if (!isShort(folded)) return likeEscaped(column, folded);
  const begins = ['', ' ', '\n'].map((before) => {
    const pattern = `${before === '' ? '' : `%${before}`}${escaped(folded)}%`;
    return sql`${sql.ref(column)} like ${pattern} escape '!'`;
  });
  return sql<SqlBool>`(${sql.join(begins, sql` or `)})`;
}

/** The parts of three characters that the index of SQLite has for a text, as its expression. */
export function toIndexQuery(folded: string): string | null {
  const spaced = folded.replaceAll('\n', ' ').replaceAll(' ', '\n\n');
  const characters = [...(isShort(folded) ? `${folded.length === 1 ? '\n' : ''}\n${spaced}` : spaced)];
  const parts = new Set<string>();
  for (let at = 0; at + partMinimum <= characters.length; at += 1) {
    parts.add(characters.slice(at, at + partMinimum).join(''));
  }
  const usable = [...parts].filter((part) => !part.includes('\0')).slice(0, partsMaximum);
  if (usable.length === 0) return null;
  return usable.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
}
