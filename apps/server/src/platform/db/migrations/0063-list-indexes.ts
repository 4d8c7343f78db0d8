import { type Kysely, sql } from 'kysely';

/** Orders, filters and counts of the lists of the administration: docs/rules/admin.md#speed */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const indexes: readonly (readonly [name: string, table: string, columns: string[]])[] = [
    ['receipts_status', 'receipts', ['status', 'created_at', 'id']],
    ['receipts_currency', 'receipts', ['currency', 'created_at', 'id']],
    ['receipts_currency_status', 'receipts', ['currency', 'status', 'created_at', 'id']],
    ['transfers_occurred', 'transfers', ['occurred_at', 'id']],
    ['tickets_status_newest', 'support_tickets', ['status_rank', 'created_at', 'id']],
    ['tickets_status_priority', 'support_tickets', ['status_rank', 'priority_rank', 'id']],
    ['tickets_priority_newest', 'support_tickets', ['priority_rank', 'created_at', 'id']],
    ['tickets_priority_status', 'support_tickets', ['priority_rank', 'status_rank', 'id']],
    ['tickets_assigned_newest', 'support_tickets', ['assigned_to', 'created_at', 'id']],
    ['tickets_assigned_priority', 'support_tickets', ['assigned_to', 'priority_rank', 'id']],
    ['tickets_assigned_status', 'support_tickets', ['assigned_to', 'status_rank', 'id']],
  ];
  for (const [name, table, columns] of indexes) {
    await schema.createIndex(name).on(table).columns(columns).execute();
  }
  // The first columns of newer indexes.
  for (const name of ['support_tickets_status', 'support_tickets_assigned', 'receipts_paid']) {
    await schema.dropIndex(name).execute();
  }
  await sql`create index mails_waiting on mails (id) where sent_at is null`.execute(db);
  await sql`create index users_closed on users (id) where is_enabled = 0`.execute(db);
  await sql`create index mount_reports_reviewed on mount_reports (reported_at, turn_id)
    where charge <> 'kept'`.execute(db);
}
