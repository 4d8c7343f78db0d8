import { type Kysely, PostgresAdapter, sql } from 'kysely';

const tables = ['users', 'receipts', 'support_tickets'] as const;

/** Indexes of parts of words for the searches of the administration: docs/rules/database.md#searching-and-sorting */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? indexOnPostgres(db) : indexOnSqlite(db));
}

/** Without the extension, which some servers do not have or allow, searches read the whole table. */
async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
    exception when others then
      raise warning 'pg_trgm is not available, searches of the administration will be slow: %', sqlerrm;
    end $$`.execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  for (const table of tables) {
    // Without the list of pending entries, which every search would read.
    await sql`create index ${sql.ref(`${table}_search`)} on ${sql.ref(table)}
      using gin (search_key gin_trgm_ops) with (fastupdate = off)`.execute(db);
  }
}

/** Spaces and line breaks are doubled, so that three characters suffice to find how a word begins. */
const indexed = (key: string): string =>
  `char(10) || char(10) || replace(replace(${key}, char(10), ' '), ' ', char(10) || char(10))`;

/** The index has whole numbers as keys, and the tables have texts: `_rows` joins them. */
async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const name of tables) {
    const [search, rows] = [`${name}_search`, `${name}_search_rows`];
    const statements = [
      `create table ${rows} (number integer primary key, id text not null unique)`,
      `create virtual table ${search} using fts5 (key, content = '', contentless_delete = 1, detail = none,
        tokenize = 'trigram case_sensitive 1')`,
      `insert into ${rows} (id) select id from ${name} order by rowid`,
      `insert into ${search} (rowid, key) select ${rows}.number, ${indexed('search_key')}
        from ${rows} join ${name} on ${name}.id = ${rows}.id`,
      `create trigger ${search}_insert after insert on ${name} begin
        insert into ${rows} (id) values (new.id);
        insert into ${search} (rowid, key)
        select number, ${indexed('new.search_key')} from ${rows} where id = new.id;
      end`,
      `create trigger ${search}_update after update of search_key on ${name}
        when old.search_key <> new.search_key begin
        update ${search} set key = ${indexed('new.search_key')}
        where rowid = (select number from ${rows} where id = new.id);
      end`,
      `create trigger ${search}_delete after delete on ${name} begin
        delete from ${search} where rowid = (select number from ${rows} where id = old.id);
        delete from ${rows} where id = old.id;
      end`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}
