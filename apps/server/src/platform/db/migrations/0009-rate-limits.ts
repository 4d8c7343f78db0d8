import type { Kysely } from 'kysely';

/** Rate limits shared by all processes. Keys are hashes, because they contain addresses and e-mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  // For the deletion of ended windows.
  await db.schema.createIndex('rate_limits_ends_at').on('rate_limits').column('ends_at').execute();
}
