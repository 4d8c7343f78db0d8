import { type Kysely, sql } from 'kysely';

/**
 * The consecutive number of each receipt. It used to be part of the receipt number, which revealed the volume of sales;
 * new receipt numbers are random, existing ones stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('receipts').addColumn('serial', 'bigint').execute();
  // Existing numbers: a prefix of letters, then at least nine digits.
  const digits = sql`substr(receipt_number, length(receipt_number) - 8)`;
  await sql`update receipts set serial = cast(${digits} as bigint)`.execute(db);
  await schema.createIndex('receipts_serial').unique().on('receipts').column('serial').execute();
}
