import { type Kysely, sql } from 'kysely';

/** What a turn cost, on the entry that closes it, and an index for the median of all turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credit_ledger').addColumn('charged', 'bigint').execute();
  await sql`update credit_ledger set charged =
    (select 0 - opening.amount from credit_ledger as opening
      where opening.idempotency_key = 'reserve:' || credit_ledger.turn_id) - amount
    where kind in ('settle', 'release') and turn_id is not null`.execute(db);
  await sql`create index credit_ledger_charged on credit_ledger (created_at, charged) where charged > 0`.execute(
    db,
  );
}
