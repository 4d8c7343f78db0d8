import { type Kysely, PostgresAdapter, sql } from 'kysely';

// Sums of receipts by day and the plan of each user, kept by triggers: docs/rules/receipts.md#sums

/** Tax included in an amount, rounded like `splitTax`: integers, because the engines round fractions differently. */
const taxIn = (row: string, amount: string): string => {
  const rate = `(10000 + cast(round(${row}.tax_rate * 100) as integer))`;
  return `(${row}.${amount} - (2 * ${row}.${amount} * 10000 + ${rate}) / (2 * ${rate}))`;
};
const keys = ['day', 'status', 'currency', 'is_simulated', 'plan_id', 'plan_name_json'];
/** Days of UTC+3 since 1970; -1 for receipts that were not paid. */
const keysOf = (row: string): string =>
  `case when ${row}.paid_at is null then -1 else (${row}.paid_at + 10800000) / 86400000 end,
   ${row}.status, ${row}.currency, ${row}.is_simulated, ${row}.plan_id, ${row}.plan_name_json`;
const sums = ['amount_minor', 'refunded_minor', 'tax_minor', 'receipts'];
const sumsOf = (row: string, sign: '' | '-' = ''): string =>
  `${sign}${row}.amount_minor, ${sign}${row}.refunded_minor,
   ${sign}(${taxIn(row, 'amount_minor')} - ${taxIn(row, 'refunded_minor')}), ${sign}1`;
const columns = [...keys, ...sums].join(', ');
const summed = 'status, paid_at, amount_minor, refunded_minor, currency, is_simulated';
const onConflict = `on conflict (${keys.join(', ')}) do update set
  ${sums.map((name) => `${name} = receipt_days.${name} + excluded.${name}`).join(', ')}`;

/** Receipts that make their buyer the holder of a plan. */
const holds = (row: string): string =>
  `${row}.is_simulated = 0 and ${row}.status in ('Ödendi', 'Kısmi İade') and ${row}.paid_at is not null
   and ${row}.user_id is not null`;
const latestOf = (user: string): string =>
  `select user_id, plan_id, plan_name_json from receipts
   where user_id = ${user} and is_simulated = 0 and status in ('Ödendi', 'Kısmi İade') and paid_at is not null
   order by paid_at desc, id desc limit 1`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  let days = schema.createTable('receipt_days');
  for (const name of keys) {
    const type = name === 'day' ? 'bigint' : name === 'is_simulated' ? 'integer' : 'text';
    days = days.addColumn(name, type, (column) => column.notNull());
  }
  for (const name of sums) days = days.addColumn(name, 'bigint', (column) => column.notNull());
  await days.addPrimaryKeyConstraint('receipt_days_key', keys as never).execute();
  await sql
    .raw(
      `insert into receipt_days (${columns})
       select day, status, currency, is_simulated, plan_id, plan_name_json,
         sum(amount_minor), sum(refunded_minor), sum(tax), count(*)
       from (select case when paid_at is null then -1 else (paid_at + 10800000) / 86400000 end as day,
           receipts.*, (${taxIn('receipts', 'amount_minor')} - ${taxIn('receipts', 'refunded_minor')}) as tax
         from receipts) as dated
       group by day, status, currency, is_simulated, plan_id, plan_name_json`,
    )
    .execute(db);

  await schema
    .createTable('plan_holders')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('plan_name_json', 'text', (column) => column.notNull())
    .execute();
  await sql
    .raw(
      `insert into plan_holders (user_id, plan_id, plan_name_json)
       select user_id, plan_id, plan_name_json
       from (select user_id, plan_id, plan_name_json,
           row_number() over (partition by user_id order by paid_at desc, id desc) as place
         from receipts where ${holds('receipts')}) as latest
       where place = 1`,
    )
    .execute(db);
  await schema
    .createIndex('plan_holders_plan')
    .on('plan_holders')
    .columns(['plan_id', 'plan_name_json'])
    .execute();
  await sql`create index receipts_holders on receipts (user_id, paid_at, id)
    where is_simulated = 0 and status in ('Ödendi', 'Kısmi İade') and paid_at is not null`.execute(db);

  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
  await schema.dropTable('paid_days').execute();
}

const onPostgres: readonly string[] = [
  'drop trigger receipts_paid_count on receipts',
  'drop function count_paid_receipts()',
  // One statement for both rows, in the order of their keys, so that two receipts cannot wait for each other.
  `create function sum_receipts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into receipt_days (${columns}) select ${keysOf('new')}, ${sumsOf('new')} ${onConflict};
      elsif tg_op = 'DELETE' then
        insert into receipt_days (${columns}) select ${keysOf('old')}, ${sumsOf('old', '-')} ${onConflict};
      else
        insert into receipt_days (${columns})
        select ${keys.join(', ')}, ${sums.map((name) => `sum(${name})`).join(', ')}
        from (select ${keysOf('old')}, ${sumsOf('old', '-')}
          union all select ${keysOf('new')}, ${sumsOf('new')}) as change (${columns})
        group by ${keys.join(', ')} order by ${keys.join(', ')} ${onConflict};
      end if;
      return null;
    end $$`,
  `create trigger receipts_sum after insert or delete or update of ${summed} on receipts
    for each row execute function sum_receipts()`,
  `create function find_plan_holders() returns trigger language plpgsql as $$
    declare person text;
    begin
      for person in
        select distinct id from unnest(array[
          case when tg_op <> 'INSERT' then old.user_id end, case when tg_op <> 'DELETE' then new.user_id end]) as id
        where id is not null order by id
      loop
        delete from plan_holders where user_id = person;
        insert into plan_holders (user_id, plan_id, plan_name_json) ${latestOf('person')}
        on conflict (user_id) do update set
          plan_id = excluded.plan_id, plan_name_json = excluded.plan_name_json;
      end loop;
      return null;
    end $$`,
  `create trigger receipts_hold_insert after insert on receipts
    for each row when (${holds('new')}) execute function find_plan_holders()`,
  `create trigger receipts_hold_delete after delete on receipts
    for each row when (${holds('old')}) execute function find_plan_holders()`,
  `create trigger receipts_hold_update after update of status, paid_at, user_id, is_simulated on receipts
    for each row when ((${holds('old')}) or (${holds('new')})) execute function find_plan_holders()`,
];

const subtract = `insert into receipt_days (${columns}) select ${keysOf('old')}, ${sumsOf('old', '-')}
  where true ${onConflict}`;
const add = `insert into receipt_days (${columns}) select ${keysOf('new')}, ${sumsOf('new')}
  where true ${onConflict}`;
const findAgain = (row: 'old' | 'new'): string =>
  `delete from plan_holders where user_id = ${row}.user_id;
   insert into plan_holders (user_id, plan_id, plan_name_json) ${latestOf(`${row}.user_id`)}`;

const onSqlite: readonly string[] = [
  ...['insert', 'delete', 'before', 'after'].map((name) => `drop trigger receipts_paid_${name}`),
  `create trigger receipts_sum_insert after insert on receipts begin ${add}; end`,
  `create trigger receipts_sum_delete after delete on receipts begin ${subtract}; end`,
  `create trigger receipts_sum_update after update of ${summed} on receipts begin ${subtract}; ${add}; end`,
  `create trigger receipts_hold_insert after insert on receipts when ${holds('new')}
    begin ${findAgain('new')}; end`,
  `create trigger receipts_hold_delete after delete on receipts when ${holds('old')}
    begin ${findAgain('old')}; end`,
  `create trigger receipts_hold_update after update of status, paid_at, user_id, is_simulated on receipts
    when (${holds('old')}) or (${holds('new')})
    begin ${findAgain('old')}; ${findAgain('new')}; end`,
];
