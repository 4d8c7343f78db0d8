import type { Kysely } from 'kysely';

/** Bytes of binary files in parts of base64, which both engines read and write alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_parts')
    .addColumn('hash', 'text', (column) => column.notNull().references('blobs.hash').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_parts_key', ['hash', 'part'])
    .execute();
}
