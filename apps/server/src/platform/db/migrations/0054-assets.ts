import type { Kysely } from 'kysely';

/** The library of each user: docs/rules/assets.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assets')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('tags_json', 'text', (column) => column.notNull())
    .addColumn('tag_keys', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull())
    .addColumn('thumbnail_key', 'text')
    .addColumn('thumbnail_bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('assets_by_age')
    .on('assets')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('asset_samples')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
}
