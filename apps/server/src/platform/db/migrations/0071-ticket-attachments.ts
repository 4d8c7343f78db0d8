import type { Kysely } from 'kysely';

/** The message of a ticket that a file in a bucket was sent with: docs/rules/support.md#attachments */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bucket_files')
    // A file of a deleted ticket is deleted by the daily job.
    .addColumn('ticket_id', 'text', (column) => column.references('support_tickets.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('bucket_files').addColumn('reply_id', 'text').execute();
  await db.schema.alterTable('bucket_files').addColumn('position', 'integer').execute();
  await db.schema
    .createIndex('bucket_files_by_ticket')
    .on('bucket_files')
    .columns(['ticket_id', 'reply_id', 'position'])
    .execute();
}
