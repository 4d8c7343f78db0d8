import { type Kysely, sql } from 'kysely';

/** Verifications of exports, and whether administrators allow them: docs/rules/export-verification.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('export_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('step', 'text')
    .addColumn('starts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('results_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('omitted_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('digest', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('export_verifications_project')
    .on('export_verifications')
    .columns(['project_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('export_verifications_user')
    .on('export_verifications')
    .columns(['user_id', 'created_at'])
    .execute();
  // One at a time for a user, also when two requests arrive together.
  await sql`create unique index export_verifications_open on export_verifications (user_id) where ended_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('export_options')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('allows_verification', 'integer', (column) => column.notNull())
    .execute();
}
