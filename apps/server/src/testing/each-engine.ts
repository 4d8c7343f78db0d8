import { connect } from 'node:net';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { type Engine, type OpenDatabase, queries } from '../platform/db/index.ts';
import type { Transactions } from '../platform/tx.ts';
import type { PostgresInfo } from './postgres-server.ts';
import { openPostgresDatabase, openSqliteDatabase, type TestDatabase } from './test-database.ts';

/** The test database of a suite. May be captured while tests are collected. */
export interface TestEngine {
  readonly name: Engine;
  /** Usable from `beforeAll` on. */
  readonly transactions: Transactions;
  /** The database itself, for tests of the platform. */
  open(): OpenDatabase;
  /** Address of the PostgreSQL database; null on SQLite. */
  url(): string | null;
  /** Deletes every row. */
  clear(): Promise<void>;
}

async function requestPostgres(port: number): Promise<PostgresInfo> {
  const chunks: Buffer[] = [];
  for await (const chunk of connect(port, '127.0.0.1')) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as PostgresInfo;
}

const postgres = await requestPostgres(inject('postgresPort'));
const isPostgresRequired = process.env['CI'] === 'true' || process.env['DB_LEGS'] === 'required';

function describeEngine(
  name: string,
  engine: Engine,
  openTestDatabase: () => Promise<TestDatabase>,
  suite: (engine: TestEngine) => void,
): void {
  describe(`${name} [${engine}]`, () => {
    let opened: TestDatabase | undefined;
    const current = (): TestDatabase => {
      if (!opened) throw new Error('The test database opens in beforeAll.');
      return opened;
    };
    beforeAll(async () => {
      opened = await openTestDatabase();
    });
    afterAll(async () => {
      await opened?.remove();
      opened = undefined;
    });
    const transactions: Transactions = {
      run: (work) => current().database.transactions.run(work),
      get outside() {
        return current().database.transactions.outside;
      },
    };
    suite({
      name: engine,
      transactions,
      open: () => current().database,
      url: () => current().url,
      clear: () =>
        transactions.run(async (tx) => {
          for (const table of ['users', 'blobs', 'jobs', 'mails', 'rate_limits'] as const) {
            await queries(tx).deleteFrom(table).execute();
          }
        }),
    });
  });
}

/**
 * Runs `suite` on SQLite and on PostgreSQL, each with its own migrated, empty database. Without PostgreSQL the second run
 * is skipped, or fails where both are required (CI=true, DB_LEGS=required).
 */
export function describeOnEachEngine(name: string, suite: (engine: TestEngine) => void): void {
  describeEngine(name, 'sqlite', openSqliteDatabase, suite);
  if (postgres.url !== null) {
    const server = postgres;
    describeEngine(name, 'postgres', () => openPostgresDatabase(server), suite);
    return;
  }
  const { reasons } = postgres;
  describe(`${name} [postgres]`, () => {
    const missing = `needs a PostgreSQL: ${reasons.join('; ')}`;
    if (!isPostgresRequired) it.skip(missing, () => {});
    else {
      it(missing, () => {
        throw new Error(missing);
      });
    }
  });
}
