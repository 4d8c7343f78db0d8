import { type Kysely, sql } from 'kysely';

/** The request that used a token, and accounts without a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tokens').addColumn('attempt_hash', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('has_password', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  // Accounts created by an OAuth sign-in got a random password at the same time.
  await sql`update users set has_password = 0 where exists (
    select 1 from identities where identities.user_id = users.id
    and identities.created_at - users.password_updated_at between 0 and 1000
  )`.execute(db);
}
