import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The security log with triggers that keep it append-only, known devices, former addresses and alerts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('detail_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  // Each index ends with the id, so that filtered lists are read in order without sorting.
  const indexes = {
    security_events_category: ['category', 'id'],
    security_events_kind: ['kind', 'id'],
    security_events_user: ['user_id', 'id'],
    security_events_actor: ['actor_id', 'id'],
    security_events_network: ['network', 'id'],
    security_events_network_category: ['network', 'category', 'id'],
    security_events_network_kind: ['network', 'kind', 'id'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await schema.createIndex(name).on('security_events').columns(columns).execute();
  }

  await schema
    .createTable('security_retention')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('delete_before', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into security_retention (id, delete_before) values (1, 0)`.execute(db);

  await schema
    .createTable('network_places')
    .addColumn('network', 'text', (column) => column.primaryKey())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
    .execute();
  await schema.createIndex('known_devices_token').on('known_devices').column('token_hash').execute();
  await schema
    .createTable('former_addresses')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('left_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_addresses_key', ['user_id', 'address'])
    .execute();
  await schema.createIndex('former_addresses_address').on('former_addresses').column('address').execute();

  await schema
    .createTable('security_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('period', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('acknowledged_at', 'bigint')
    .addColumn('acknowledged_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addUniqueConstraint('security_alerts_once', ['kind', 'subject', 'period'])
    .execute();
  await schema
    .createTable('security_alert_mails')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .execute();

  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? guardOnPostgres(db) : guardOnSqlite(db));
}

async function guardOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function security_events_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.created_at < (select delete_before from security_retention where id = 1) then
        return old;
      end if;
      raise exception 'security_events is append-only';
    end $$`.execute(db);
  await sql`
    create trigger security_events_rows before update or delete on security_events
    for each row execute function security_events_guard()`.execute(db);
  await sql`
    create trigger security_events_truncate before truncate on security_events
    for each statement execute function security_events_guard()`.execute(db);
}

async function guardOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger security_events_update before update on security_events
    begin select raise(abort, 'security_events is append-only'); end`.execute(db);
  await sql`
    create trigger security_events_delete before delete on security_events
    when old.created_at >= (select delete_before from security_retention where id = 1)
    begin select raise(abort, 'security_events is append-only'); end`.execute(db);
}
