import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase, queries } from '../platform/db/index.ts';
import type { PostgresInfo } from './postgres-server.ts';
import { runStatement } from './run-statement.ts';
import { type Reference, watchLocks } from './watch-locks.ts';

export interface TestDatabase {
  readonly database: OpenDatabase;
  /** Address of the PostgreSQL database; null on SQLite. */
  readonly url: string | null;
  remove(): Promise<void>;
}

const listReferences = {
  sqlite: sql<Reference>`
    select tables.name as "table", keys."table" as target, keys.on_delete as "onDelete"
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'
  `,
  postgres: sql<Reference>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target,
      case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as "onDelete"
    from pg_constraint where contype = 'f'
  `,
};

/** Opens a database that enforces the order of `lock-order.ts`. */
async function openWatched(location: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  let references: readonly Reference[] = [];
  const database = openDatabase(
    location,
    () => {},
    watchLocks(() => references),
  );
  if (location.engine === 'sqlite') await database.migrate();
  references = (await listReferences[location.engine].execute(queries(database.transactions.outside))).rows;
  return database;
}

/** A migrated, empty SQLite file with the settings of production. */
export async function openSqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-sqlite-'));
  const database = await openWatched({ engine: 'sqlite', path: join(folder, 'kilim.db') });
  return {
    database,
    url: null,
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the migrated template on the run's PostgreSQL. */
export async function openPostgresDatabase(
  server: Extract<PostgresInfo, { url: string }>,
): Promise<TestDatabase> {
  const name = `kilim_test_${randomBytes(6).toString('hex')}`;
  await runStatement(server.url, `create database ${name} template ${server.template}`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const database = await openWatched({ engine: 'postgres', url: address.href });
  return {
    database,
    url: address.href,
    remove: async () => {
      await database.close();
      await runStatement(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}
