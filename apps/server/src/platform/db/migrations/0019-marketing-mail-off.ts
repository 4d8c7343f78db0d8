import { type Kysely, sql } from 'kysely';

/** Marketing mail needs consent (docs/rules/profile.md#defaults); it used to be on without a choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update profiles set notify_marketing = 0`.execute(db);
}
