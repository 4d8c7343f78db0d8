import type { Kysely } from 'kysely';

/** Credits that a refund still takes from reservations that were open when the balance was too small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_claims')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Key of the reversal in the ledger.
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('taken', 'bigint', (column) => column.notNull())
    .addColumn('outstanding', 'bigint', (column) => column.notNull())
    // Last ledger entry at that time: only reservations up to it are claimed.
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('open_turns', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('credit_claims_key', ['user_id', 'idempotency_key'])
    .execute();
}
