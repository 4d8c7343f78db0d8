import type { Kysely } from 'kysely';

/** Sums of the receipts paid in a span, without reading their rows: docs/rules/statistics.md#speed */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('receipts_sums')
    .on('receipts')
    .columns(['paid_at', 'status', 'is_simulated', 'currency', 'amount_minor'])
    .execute();
}
