// The event bus for open tabs: in-process with SQLite, LISTEN/NOTIFY with PostgreSQL. Guarantees the order of the events
// of one process; delivery is best effort.
export * from './events.ts';
export { createPostgresEvents } from './postgres-events.ts';
