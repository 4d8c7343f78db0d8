import { type Kysely, sql } from 'kysely';

/** The few turns of a user whose price was returned, which sums of usage leave out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index credit_ledger_returned on credit_ledger (user_id, turn_id)
    where kind = 'reversal' and turn_id is not null`.execute(db);
}
