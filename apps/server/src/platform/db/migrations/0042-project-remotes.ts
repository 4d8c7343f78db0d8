import type { Kysely } from 'kysely';

/** Where projects were pushed last, without credentials: docs/rules/git.md#push */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_remotes')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('projects.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('branch', 'text', (column) => column.notNull())
    .addColumn('commit_id', 'text', (column) => column.notNull())
    .addColumn('files_json', 'text', (column) => column.notNull())
    .addColumn('pushed_at', 'bigint', (column) => column.notNull())
    .execute();
}
