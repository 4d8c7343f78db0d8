// Both database engines behind one interface (docs/rules/database.md): SQLite in one file by default, PostgreSQL by
// DATABASE_URL, one schema, one set of migrations. Guarantees durable commits and integers that are read as numbers.

export type * from './ai-schema.ts';
export type * from './bucket-schema.ts';
export {
  type Engine,
  isInTransaction,
  NewerDatabaseError,
  type OpenDatabase,
  openDatabase,
  queries,
} from './database.ts';
export { lockFile } from './file-lock.ts';
export {
  countSome,
  exactly,
  findMatches,
  type ListPage,
  type ListSelection,
  matchesCounted,
  matchesSorted,
} from './find-matches.ts';
export { clockTolerance, isDue } from './is-due.ts';
export { keysetAfter, likeEscaped } from './list-conditions.ts';
export { type LockedTable, lockOrder } from './lock-order.ts';
export { migrations } from './migrations/index.ts';
export type * from './money-schema.ts';
export type * from './schema.ts';
export type * from './security-schema.ts';
export type * from './site-schema.ts';
export { isStorageFailure } from './storage-failure.ts';
export { containsSearched, type SearchedTable } from './text-search.ts';
export { isUniqueViolation } from './unique-violation.ts';
export type * from './user-schema.ts';
