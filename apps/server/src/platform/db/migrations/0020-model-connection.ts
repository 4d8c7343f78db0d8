import type { Kysely } from 'kysely';

/** The model on this machine that answers prompts, at most one row: docs/rules/ai.md#connected-model */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_connections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('server', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('detail', 'text')
    .addColumn('duration', 'integer')
    .execute();
}
