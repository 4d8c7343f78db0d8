// One bus for what open tabs have to hear of; in-process here, LISTEN/NOTIFY when the database is PostgreSQL.
export * from './events.ts';
export { createPostgresEvents } from './postgres-events.ts';
