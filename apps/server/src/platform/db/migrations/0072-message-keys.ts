import type { Kysely } from 'kysely';

/** The idempotency key that a message of a ticket was sent with: docs/rules/support.md#repeated-messages */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ticket_replies').addColumn('idempotency_key', 'text').execute();
  await db.schema
    .createIndex('ticket_replies_by_key')
    .on('ticket_replies')
    .columns(['author_id', 'idempotency_key'])
    .unique()
    .execute();
}
