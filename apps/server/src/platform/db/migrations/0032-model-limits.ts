import type { Kysely } from 'kysely';

/** Token limits that models have named: docs/rules/ai.md#model-limits */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_limits')
    .addColumn('model_key', 'text', (column) => column.primaryKey())
    .addColumn('output_tokens', 'integer')
    .addColumn('context_tokens', 'integer')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
