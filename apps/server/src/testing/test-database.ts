import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../platform/db/index.ts';
import type { PostgresAnswer } from './postgres-server.ts';

export interface TestDatabase {
  readonly database: OpenDatabase;
  /** Address of the PostgreSQL database; null on SQLite. */
  readonly url: string | null;
  remove(): Promise<void>;
}

/** A migrated, empty SQLite file with the settings of production. */
export async function openSqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-sqlite-'));
  const database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.db') }, () => {});
  await database.migrate();
  return {
    database,
    url: null,
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A copy of the migrated template on the run's PostgreSQL. */
export async function openPostgresDatabase(
  server: Extract<PostgresAnswer, { url: string }>,
): Promise<TestDatabase> {
  const name = `kilim_test_${randomBytes(6).toString('hex')}`;
  await administer(server.url, `create database ${name} template ${server.template}`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const database = openDatabase({ engine: 'postgres', url: address.href }, () => {});
  return {
    database,
    url: address.href,
    remove: async () => {
      await database.close();
      await administer(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}
