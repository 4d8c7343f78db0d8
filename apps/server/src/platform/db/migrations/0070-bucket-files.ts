import type { Kysely } from 'kysely';

/** Files in buckets: docs/rules/buckets.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bucket_files')
    .addColumn('bucket_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('permissions_json', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('parts_total', 'integer', (column) => column.notNull())
    .addColumn('parts_stored', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bucket_files_key', ['bucket_id', 'id'])
    .execute();
  await db.schema
    .createIndex('bucket_files_by_owner')
    .on('bucket_files')
    .columns(['owner_id', 'state', 'created_at'])
    .execute();
  await db.schema
    .createIndex('bucket_files_by_age')
    .on('bucket_files')
    .columns(['state', 'updated_at'])
    .execute();
  await db.schema
    .createTable('bucket_parts')
    .addColumn('bucket_id', 'text', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('bucket_parts_key', ['bucket_id', 'file_id', 'part'])
    .addForeignKeyConstraint(
      'bucket_parts_of',
      ['bucket_id', 'file_id'],
      'bucket_files',
      ['bucket_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
