import type { Kysely } from 'kysely';

/** Files that answers may not change, and changes of answers that wait for the user: docs/rules/turns.md#held-changes */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('file_locks')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_locks_pk', ['project_id', 'path'])
    .execute();
  await db.schema
    .createTable('held_changes')
    .addColumn('turn_id', 'text', (column) => column.primaryKey().references('turns.id').onDelete('cascade'))
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('files_json', 'text', (column) => column.notNull())
    .addColumn('contents_json', 'text')
    .addColumn('version_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('held_changes_project')
    .on('held_changes')
    .columns(['project_id', 'state', 'created_at'])
    .execute();
}
