import pg from 'pg';
import { openDatabaseFile } from '../../../apps/server/src/platform/db/sqlite-file.ts';
import type { Row } from './rows.ts';

export type SeedTarget =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

export interface RowWriter {
  /** Inserts all rows, which have the same columns. */
  write(table: string, rows: Iterable<Row>): Promise<void>;
  /** What was inserted so far, by table. */
  readonly written: ReadonlyMap<string, Written>;
  run(statement: string): Promise<void>;
  /** Drops triggers and all indexes but those of constraints, which `restore` makes again in one go. */
  suspend(): Promise<{ restore(): Promise<void> }>;
  /** Bytes of the whole database. */
  size(): Promise<number>;
  close(): Promise<void>;
}

export interface Written {
  readonly rows: number;
  /** Milliseconds in the database alone: making the rows takes as long. */
  readonly spent: number;
}

const batch = 2_000;

function* inBatches(rows: Iterable<Row>): Generator<readonly Row[]> {
  let some: Row[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

async function writeAll(
  written: Map<string, Written>,
  table: string,
  rows: Iterable<Row>,
  insert: (some: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (const some of inBatches(rows)) {
    const started = performance.now();
    await insert(some);
    const before = written.get(table) ?? { rows: 0, spent: 0 };
    written.set(table, {
      rows: before.rows + some.length,
      spent: before.spent + performance.now() - started,
    });
  }
}

function createSqliteWriter(path: string): RowWriter {
  const file = openDatabaseFile(path);
  // The seed needs no durability, foreign keys are right by construction.
  for (const setting of [
    'busy_timeout = 5000',
    'synchronous = off',
    'foreign_keys = off',
    'cache_size = -200000',
  ]) {
    file.exec(`pragma ${setting}`);
  }
  const written = new Map<string, Written>();
  return {
    written,
    write: (table, rows) =>
      writeAll(written, table, rows, async (some) => {
        const names = Object.keys(some[0] ?? {});
        const statement = file.prepare(
          `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
        );
        file.exec('begin');
        for (const row of some) statement.run(...names.map((name) => row[name] ?? null));
        file.exec('commit');
      }),
    run: async (statement) => file.exec(statement),
    suspend: async () => {
      const parts = file
        .prepare(
          "select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null",
        )
        .all();
      for (const { type, name } of parts) file.exec(`drop ${type} ${name}`);
      return {
        restore: async () => {
          for (const { sql } of parts) file.exec(String(sql));
        },
      };
    },
    size: async () => {
      file.exec('pragma wal_checkpoint(TRUNCATE)');
      const [pages, size] = ['page_count', 'page_size'].map((name) =>
        Number(file.prepare(`pragma ${name}`).get()?.[name]),
      );
      return (pages ?? 0) * (size ?? 0);
    },
    close: async () => file.close(),
  };
}

async function createPostgresWriter(url: string): Promise<RowWriter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const written = new Map<string, Written>();
  return {
    written,
    write: (table, rows) =>
      writeAll(written, table, rows, async (some) => {
        const names = Object.keys(some[0] ?? {}).join(', ');
        await client.query(
          `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(some)],
        );
      }),
    run: async (statement) => void (await client.query(statement)),
    suspend: async () => {
      const { rows } = await client.query<{ name: string; definition: string }>(`
        select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and not exists (
          select 1 from pg_constraint where conindid = (quote_ident(indexname))::regclass)`);
      for (const { name } of rows) await client.query(`drop index ${name}`);
      // Neither triggers nor foreign keys: the rows are right by construction.
      await client.query("set session_replication_role = 'replica'");
      return {
        restore: async () => {
          await client.query("set session_replication_role = 'origin'");
          for (const { definition } of rows) await client.query(definition);
        },
      };
    },
    size: async () => {
      const reply = await client.query('select pg_database_size(current_database()) as size');
      return Number(reply.rows[0]?.size);
    },
    close: () => client.end(),
  };
}

export const createRowWriter = async (target: SeedTarget): Promise<RowWriter> =>
  target.engine === 'sqlite' ? createSqliteWriter(target.path) : createPostgresWriter(target.url);
