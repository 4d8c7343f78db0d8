import type { Kysely } from 'kysely';

/** Images that are attached to prompts, in parts of base64: docs/rules/prompt-images.md#storage */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('prompt_images')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('prompt_images_key', ['project_id', 'hash'])
    .execute();
  await db.schema
    .createIndex('prompt_images_by_age')
    .on('prompt_images')
    .columns(['used_at', 'created_at'])
    .execute();
  await db.schema
    .createTable('prompt_image_parts')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('prompt_image_parts_key', ['project_id', 'hash', 'part'])
    .addForeignKeyConstraint(
      'prompt_image_parts_of',
      ['project_id', 'hash'],
      'prompt_images',
      ['project_id', 'hash'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
