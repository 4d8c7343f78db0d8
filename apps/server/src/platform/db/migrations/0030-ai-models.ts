import type { Kysely } from 'kysely';

/** The models that administrators add, their use, and the keys of users: docs/rules/ai-models.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ai_models')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text')
    .addColumn('sealed_key', 'text')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('tasks_json', 'text', (column) => column.notNull())
    .addColumn('credits_per_million', 'bigint')
    .addColumn('day_tokens', 'bigint')
    .addColumn('month_tokens', 'bigint')
    .addColumn('reads_images', 'integer', (column) => column.notNull())
    .addColumn('reasoning_effort', 'text')
    .addColumn('is_enabled', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('paused_until', 'bigint', (column) => column.notNull())
    .addColumn('last_success_at', 'bigint')
    .addColumn('last_failure_at', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('detail', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ai_model_usage')
    .addColumn('model_id', 'text', (column) =>
      column.notNull().references('ai_models.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('first_word_total', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ai_model_usage_key', ['model_id', 'day'])
    .execute();
  await db.schema
    .createTable('ai_options')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('allows_own_keys', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('own_ai_keys')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('problem', 'text')
    .execute();
}
