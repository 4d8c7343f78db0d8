/**
 * The order in which every transaction locks shared rows (docs/rules/database.md#lock-order). Two transactions that lock
 * the same rows in different orders deadlock. A row that is locked may be changed again later. Rows that belong to one
 * of these (files and messages of a project, attempts, refunds and the receipt of an order, sessions and ledger of a
 * user) are locked after it and are not listed.
 *
 * Several projects: first the one of the request, then the user's oldest one, which serialises two creations. Contents
 * (`blobs`) are written in the order of their hashes.
 *
 * Rows are locked with an update that changes nothing, because SQLite has no `for update`: `lockProject`,
 * `lockAnyProject` and `lockTrashedProject` (projects), `lockOrder` (payments), `lockBalance` (users). A turn is locked by
 * inserting or ending it. Test databases check the order of every statement (src/testing/watch-locks.ts).
 */
export const lockOrder = ['projects', 'blobs', 'orders', 'users', 'turns'] as const;

export type LockedTable = (typeof lockOrder)[number];
