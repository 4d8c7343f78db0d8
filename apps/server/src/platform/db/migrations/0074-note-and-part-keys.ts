import type { Kysely } from 'kysely';

/**
 * The idempotency key that a note of a ticket was sent with (docs/rules/support.md#repeated-messages), and an index to find
 * the stored bytes that no row names (docs/rules/storage.md#files-without-a-row).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ticket_notes').addColumn('idempotency_key', 'text').execute();
  await db.schema
    .createIndex('ticket_notes_by_key')
    .on('ticket_notes')
    .columns(['author_id', 'idempotency_key'])
    .unique()
    .execute();
  await db.schema
    .createIndex('bucket_parts_by_storage_key')
    .on('bucket_parts')
    .column('storage_key')
    .execute();
}
