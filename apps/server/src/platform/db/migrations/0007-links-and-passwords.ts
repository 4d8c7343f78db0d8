import { type Kysely, sql } from 'kysely';

/** Which press used a link, and which accounts nobody knows a password of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tokens').addColumn('attempt_hash', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('has_password', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  // Joining a provider wrote a password that nobody was told, within the same moment.
  await sql`update users set has_password = 0 where exists (
    select 1 from identities where identities.user_id = users.id
    and identities.created_at - users.password_updated_at between 0 and 1000
  )`.execute(db);
}
