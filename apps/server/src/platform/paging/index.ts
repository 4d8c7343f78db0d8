// Keyset pagination: a cursor holds the keys of the last row (docs/rules/http.md#pagination).
// Guarantees that an invalid cursor is a typed error and never reaches a query.
export * from './cursor.ts';
export type { ListTotal } from './list-total.ts';
