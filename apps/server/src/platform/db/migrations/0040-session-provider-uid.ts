import { type Kysely, sql } from 'kysely';

/** The user's id at the provider of a session: docs/rules/client-sdk.md#account */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('provider_uid', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update sessions
    set provider_uid = (select email from users where users.id = sessions.user_id)
    where provider in ('email', 'magic-url')
  `.execute(db);
}
