import { type Kysely, sql } from 'kysely';

/** Orders, first answers, references and notes of support tickets: docs/rules/support.md#queue */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of ['priority_rank', 'status_rank']) {
    await schema
      .alterTable('support_tickets')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  for (const column of ['project_id', 'version_id', 'turn_id']) {
    await schema.alterTable('support_tickets').addColumn(column, 'text').execute();
  }
  await schema.alterTable('support_tickets').addColumn('first_response_at', 'bigint').execute();
  await sql`update support_tickets set
    priority_rank = case priority when 'urgent' then 4 when 'high' then 3 when 'medium' then 2 else 1 end,
    status_rank = case status when 'open' then 5 when 'in_progress' then 4 when 'waiting_customer' then 3
      when 'resolved' then 2 else 1 end`.execute(db);

  await schema
    .createTable('ticket_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ticket_id', 'text', (column) =>
      column.notNull().references('support_tickets.id').onDelete('cascade'),
    )
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  const indexes: readonly (readonly [name: string, table: string, columns: string[]])[] = [
    ['ticket_notes_ticket', 'ticket_notes', ['ticket_id', 'created_at']],
    ['ticket_notes_author', 'ticket_notes', ['author_id']],
    ['support_tickets_status', 'support_tickets', ['status', 'created_at', 'id']],
    ['support_tickets_priority_rank', 'support_tickets', ['priority_rank', 'id']],
    ['support_tickets_status_rank', 'support_tickets', ['status_rank', 'id']],
    ['support_tickets_email', 'support_tickets', ['user_email']],
    ['support_tickets_first_response', 'support_tickets', ['first_response_at', 'created_at']],
    ['turns_user', 'turns', ['user_id', 'created_at']],
  ];
  for (const [name, table, columns] of indexes) {
    await schema.createIndex(name).on(table).columns(columns).execute();
  }
  await sql`create index users_admin on users (id) where is_admin = 1`.execute(db);
  await sql`create index support_tickets_rated on support_tickets (updated_at) where customer_satisfaction is not null`.execute(
    db,
  );
}
