import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Sums of paid receipts by day, kept by triggers, and indexes of the statistics: docs/rules/statistics.md#speed */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('paid_days')
    // Days of UTC+3 since 1970.
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('is_simulated', 'integer', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('receipts', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('paid_days_key', ['day', 'currency', 'is_simulated'])
    .execute();
  await sql`
    insert into paid_days (day, currency, is_simulated, amount_minor, receipts)
    select (paid_at + 10800000) / 86400000, currency, is_simulated, sum(amount_minor), count(*)
    from receipts where status = 'Ödendi' and paid_at is not null
    group by (paid_at + 10800000) / 86400000, currency, is_simulated`.execute(db);

  await schema.createIndex('users_signed_in').on('users').column('last_login_at').execute();
  await schema.createIndex('projects_made').on('projects').columns(['created_at', 'deleted_at']).execute();
  await schema.createIndex('projects_changed').on('projects').columns(['updated_at', 'deleted_at']).execute();
  await schema
    .createIndex('turns_created')
    .on('turns')
    .columns(['created_at', 'status', 'charged'])
    .execute();
  await schema
    .createIndex('mount_reports_reported')
    .on('mount_reports')
    .columns(['reported_at', 'result'])
    .execute();

  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? countOnPostgres(db) : countOnSqlite(db));
}

async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_paid_receipts() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'Ödendi' and old.paid_at is not null then
        update paid_days set amount_minor = amount_minor - old.amount_minor, receipts = receipts - 1
        where day = (old.paid_at + 10800000) / 86400000
          and currency = old.currency and is_simulated = old.is_simulated;
      end if;
      if tg_op <> 'DELETE' and new.status = 'Ödendi' and new.paid_at is not null then
        insert into paid_days (day, currency, is_simulated, amount_minor, receipts)
        values ((new.paid_at + 10800000) / 86400000, new.currency, new.is_simulated, new.amount_minor, 1)
        on conflict (day, currency, is_simulated) do update set
          amount_minor = paid_days.amount_minor + excluded.amount_minor,
          receipts = paid_days.receipts + 1;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger receipts_paid_count
    after insert or delete or update of status, paid_at, amount_minor, currency, is_simulated on receipts
    for each row execute function count_paid_receipts()`.execute(db);
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const subtract = sql.raw(`
    update paid_days set amount_minor = amount_minor - old.amount_minor, receipts = receipts - 1
    where day = (old.paid_at + 10800000) / 86400000
      and currency = old.currency and is_simulated = old.is_simulated`);
  const add = sql.raw(`
    insert into paid_days (day, currency, is_simulated, amount_minor, receipts)
    values ((new.paid_at + 10800000) / 86400000, new.currency, new.is_simulated, new.amount_minor, 1)
    on conflict (day, currency, is_simulated) do update set
      amount_minor = amount_minor + excluded.amount_minor, receipts = receipts + 1`);
  const wasPaid = sql.raw(`old.status = 'Ödendi' and old.paid_at is not null`);
  const isPaid = sql.raw(`new.status = 'Ödendi' and new.paid_at is not null`);
  const changed = sql.raw('update of status, paid_at, amount_minor, currency, is_simulated on receipts');
  await sql`create trigger receipts_paid_insert after insert on receipts when ${isPaid}
    begin ${add}; end`.execute(db);
  await sql`create trigger receipts_paid_delete after delete on receipts when ${wasPaid}
    begin ${subtract}; end`.execute(db);
  await sql`create trigger receipts_paid_before after ${changed} when ${wasPaid}
    begin ${subtract}; end`.execute(db);
  await sql`create trigger receipts_paid_after after ${changed} when ${isPaid}
    begin ${add}; end`.execute(db);
}
