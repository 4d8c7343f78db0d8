import { type Kysely, sql } from 'kysely';

const longestIdle = 30 * 86_400_000;

/** Time of the last authentication of a session, passwords that must be changed, and addresses with welcome credits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('sessions')
    .addColumn('authenticated_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sessions set authenticated_at = created_at`.execute(db);
  // Sessions used to last a year. Now each use extends them.
  const end = Date.now() + longestIdle;
  await sql`update sessions set expires_at = ${end} where expires_at > ${end}`.execute(db);
  await schema
    .alterTable('users')
    .addColumn('must_change_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('welcome_grants')
    // Keyed hash of the normalised address; outlives the account.
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('granted_at', 'bigint', (column) => column.notNull())
    .execute();
}
