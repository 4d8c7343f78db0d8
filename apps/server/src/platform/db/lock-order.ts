/**
 * The one order in which a transaction locks rows that others lock too. Two transactions that lock the same rows in
 * different orders wait for each other until PostgreSQL ends one of them. A row of an earlier table may be changed
 * again later, once it is locked. Everything that belongs to a row (files and messages of a project, attempts,
 * refunds and the receipt of an order, sessions and ledger of a user) is locked after it and needs no place here.
 *
 * Several projects: the one that the request names first, then the user's oldest one, which keeps two creations at
 * the same moment apart. Contents (`blobs`) are written in the order of their hashes.
 *
 * Rows are locked with an update that changes nothing, because SQLite has no `for update`: `lockProject`,
 * `lockAnyProject` and `lockTrashedProject` (projects), `lockOrder` (payments), `lockBalance` (users). A turn is locked by
 * inserting or ending it. The databases of the tests check the order on every statement (src/testing/watch-locks.ts).
 */
export const lockOrder = ['projects', 'blobs', 'orders', 'users', 'turns'] as const;

export type LockedTable = (typeof lockOrder)[number];
