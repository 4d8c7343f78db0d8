import type { Kysely } from 'kysely';

/** Second factors, identities of OAuth providers, profiles, consents, active days, data exports and account deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('mfa', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('factors', 'text', (column) => column.notNull().defaultTo('password'))
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('country_code', 'text', (column) => column.notNull().defaultTo('--'))
    .execute();
  await schema.alterTable('sessions').addColumn('mfa_updated_at', 'bigint').execute();

  await schema
    .createTable('authenticators')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();

  await schema
    .createTable('mfa_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('factor', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('mfa_challenges_user').on('mfa_challenges').column('user_id').execute();
  await schema.createIndex('mfa_challenges_session').on('mfa_challenges').column('session_id').execute();

  await schema
    .createTable('identities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_uid', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('identities_provider', ['provider', 'provider_uid'])
    .execute();
  await schema.createIndex('identities_user').on('identities').column('user_id').execute();

  await schema
    .createTable('profiles')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('notify_email', 'integer', (column) => column.notNull())
    .addColumn('notify_push', 'integer', (column) => column.notNull())
    .addColumn('notify_sms', 'integer', (column) => column.notNull())
    .addColumn('notify_marketing', 'integer', (column) => column.notNull())
    .addColumn('avatar_id', 'text', (column) => column.unique())
    .addColumn('avatar_key', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('seen_days')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_days_key', ['user_id', 'day'])
    .execute();

  await schema
    .createTable('consents')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('consents_key', ['user_id', 'document', 'version'])
    .execute();

  await schema
    .createTable('data_exports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text')
    .addColumn('size', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ready_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('data_exports_user').on('data_exports').column('user_id').execute();

  await schema
    .createTable('account_deletions')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
}
