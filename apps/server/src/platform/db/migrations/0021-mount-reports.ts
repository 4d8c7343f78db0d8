import type { Kysely } from 'kysely';

/** How versions of turns started in open studios, at most one report per turn: docs/rules/turns.md#mount-reports */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mount_reports')
    // Not a foreign key: a report outlives the deletion of its project.
    .addColumn('turn_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('charge', 'text', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('path', 'text')
    .addColumn('line', 'integer')
    .addColumn('reported_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('mount_reports_user')
    .on('mount_reports')
    .columns(['user_id', 'reported_at'])
    .execute();
  await db.schema
    .createIndex('mount_reports_charge')
    .on('mount_reports')
    .columns(['charge', 'reported_at', 'turn_id'])
    .execute();
}
