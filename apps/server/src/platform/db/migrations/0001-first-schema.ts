import { type Kysely, sql } from 'kysely';

/** The tables of accounts, projects, credits and AI turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_updated_at', 'bigint', (column) => column.notNull())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('is_enabled', 'integer', (column) => column.notNull())
    .addColumn('is_admin', 'integer', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull().check(sql`credits >= 0`))
    .addColumn('preferences_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('accessed_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint')
    .addColumn('last_credit_update_at', 'bigint')
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('tokens_user').on('tokens').columns(['user_id', 'kind']).execute();

  await schema
    .createTable('projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('framework', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('file_count', 'integer', (column) => column.notNull())
    .addColumn('byte_count', 'bigint', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('last_opened_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('projects_name', ['user_id', 'name_key'])
    .execute();
  await schema
    .createIndex('projects_updated')
    .on('projects')
    .columns(['user_id', 'updated_at', 'id'])
    .execute();
  await schema
    .createIndex('projects_created')
    .on('projects')
    .columns(['user_id', 'created_at', 'id'])
    .execute();

  await schema
    .createTable('blobs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute();

  await schema
    .createTable('project_files')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('path_key', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().references('blobs.hash'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_files_key', ['project_id', 'path'])
    .addUniqueConstraint('project_files_case', ['project_id', 'path_key'])
    .execute();

  await schema
    .createTable('versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('turn_id', 'text')
    .addColumn('title', 'text')
    .addColumn('manifest_json', 'text', (column) => column.notNull())
    .addColumn('changes_json', 'text', (column) => column.notNull())
    .addColumn('file_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('versions_revision', ['project_id', 'revision'])
    .execute();

  await schema
    .createTable('credit_ledger')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance_after', 'bigint', (column) => column.notNull().check(sql`balance_after >= 0`))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('turn_id', 'text')
    .addColumn('model', 'text')
    .addColumn('tokens', 'integer')
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('credit_ledger_position', ['user_id', 'position'])
    .execute();

  await schema
    .createTable('turns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('quick_prompt_id', 'text')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('reserved', 'bigint', (column) => column.notNull())
    .addColumn('charged', 'bigint')
    .addColumn('tokens', 'integer')
    .addColumn('version_id', 'text')
    .addColumn('created_project_json', 'text')
    .addColumn('error_json', 'text')
    .addColumn('progress_json', 'text', (column) => column.notNull())
    .addColumn('running', 'integer')
    .addColumn('stop_requested', 'integer', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('turns_running', ['project_id', 'running'])
    .addUniqueConstraint('turns_idempotency', ['user_id', 'idempotency_key'])
    .execute();
  await schema.createIndex('turns_lease').on('turns').columns(['running', 'lease_until']).execute();

  await schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('turn_id', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('changes_json', 'text')
    .addColumn('metadata_json', 'text')
    .addColumn('error_json', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('messages_position', ['project_id', 'position'])
    .execute();

  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload_json', 'text', (column) => column.notNull())
    .addColumn('unique_key', 'text', (column) => column.unique())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('done_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('jobs_due').on('jobs').columns(['done_at', 'run_at']).execute();

  await schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
}
