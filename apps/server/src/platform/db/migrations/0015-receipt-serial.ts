import { type Kysely, sql } from 'kysely';

/**
 * The place of each receipt in the order of sales. It was the receipt's number, which told every customer how much
 * is sold; numbers are random from now on, those given out stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('receipts').addColumn('serial', 'bigint').execute();
  // A prefix of letters, then at least nine digits.
  const digits = sql`substr(receipt_number, length(receipt_number) - 8)`;
  await sql`update receipts set serial = cast(${digits} as bigint)`.execute(db);
  await schema.createIndex('receipts_serial').unique().on('receipts').column('serial').execute();
}
