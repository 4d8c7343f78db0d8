import type { Kysely } from 'kysely';

/** What a reversal may still take: credits that answers had reserved when it found the balance too small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_claims')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // The reversal's own key in the ledger.
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('taken', 'bigint', (column) => column.notNull())
    .addColumn('outstanding', 'bigint', (column) => column.notNull())
    // The ledger as it was: reservations up to this row were open, later ones are new credits.
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('open_turns', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('credit_claims_key', ['user_id', 'idempotency_key'])
    .execute();
}
