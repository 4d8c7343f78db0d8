// Lists are paged by key, never by offset: a cursor holds the last row's keys and is checked when it comes back.
// Promises that a foreign or broken cursor is a typed error and never reaches a query.
export * from './cursor.ts';
