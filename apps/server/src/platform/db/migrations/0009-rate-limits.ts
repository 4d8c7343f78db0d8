import type { Kysely } from 'kysely';

/** Uses of limited calls, counted for all processes together. Keys are hashes, so no address or e-mail stands here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  // The sweep finds windows that are over.
  await db.schema.createIndex('rate_limits_ends_at').on('rate_limits').column('ends_at').execute();
}
