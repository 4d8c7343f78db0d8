import { createRequire } from 'node:module';
import { setImmediate as yieldToLoop } from 'node:timers/promises';
import type { DatabaseSyncInstance as DatabaseSync } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

const require = createRequire(import.meta.url);
const minimumVersion = [3, 51, 3] as const;

type SqliteModule = { readonly DatabaseSync: new (path: string) => DatabaseSync };

function isRecentEnough(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of minimumVersion.entries()) {
    const found = parts[index] ?? 0;
    if (found !== wanted) return found > wanted;
  }
  return true;
}

/** The built-in module where its SQLite is recent enough, else the same API from npm (data-engine.md §1). */
function openFile(path: string): DatabaseSync {
  for (const name of ['node:sqlite', '@photostructure/sqlite']) {
    let module: SqliteModule;
    try {
      module = require(name) as SqliteModule;
    } catch {
      continue;
    }
    const file = new module.DatabaseSync(path);
    const version = String(file.prepare('select sqlite_version() as version').get()?.['version'] ?? '');
    if (isRecentEnough(version)) return file;
    file.close();
  }
  throw new Error(`No SQLite ${minimumVersion.join('.')} or newer on this Node ${process.version}.`);
}

type Bindable = string | number | bigint | null | Uint8Array;

/** An object as first parameter would be taken for a bag of named ones and shift every bind (data-engine.md §6). */
function toBindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`SQLite cannot bind a ${typeof value}`);
}

/** Statements are kept: preparing one costs more than running it (data-engine.md §3). */
function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = file.prepare(sql);
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...parameters.map(toBindable)),
        run: (parameters) => {
          const { changes, lastInsertRowid } = prepared.run(...parameters.map(toBindable));
          return { changes, lastInsertRowid };
        },
        iterate: (parameters) => prepared.iterate(...parameters.map(toBindable)),
      };
      if (statements.size < 500) statements.set(sql, statement);
      return statement;
    },
  };
}

class ImmediateDriver extends SqliteDriver {
  /**
   * Deferred transactions that read and then write fail with SQLITE_BUSY whatever the timeout; immediate ones wait.
   * Queued transactions would run back to back and starve the event loop, so each one yields first (data-engine.md §4).
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await yieldToLoop();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full or broken disk has rolled back already; saying so a second time would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite does roll DDL back; Kysely's default would leave a failed migration half applied. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function configure(file: DatabaseSync): void {
  file.exec('pragma busy_timeout = 5000');
  const mode = String(file.prepare('pragma journal_mode = WAL').get()?.['journal_mode'] ?? '');
  if (mode !== 'wal') throw new Error(`SQLite could not switch to WAL; the journal mode is ${mode}.`);
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  file.exec('pragma trusted_schema = OFF');
  file.exec('pragma wal_autocheckpoint = 1000');
  file.exec('pragma journal_size_limit = 67108864');
  const synchronous = Number(file.prepare('pragma synchronous').get()?.['synchronous']);
  if (synchronous !== 2)
    throw new Error('SQLite does not sync every commit; the ledger needs synchronous = FULL.');
}

/** Opens one SQLite file with the settings of data-engine.md §9. */
export function createSqliteDialect(path: string): { dialect: Dialect; checkpoint: () => void } {
  const file = openFile(path);
  configure(file);
  const config = { database: asKyselyDatabase(file) };
  class ImmediateDialect extends SqliteDialect {
    override createDriver(): SqliteDriver {
      return new ImmediateDriver(config);
    }
    override createAdapter(): SqliteAdapter {
      return new TransactionalAdapter();
    }
  }
  return {
    dialect: new ImmediateDialect(config),
    checkpoint: () => {
      try {
        file.exec('pragma wal_checkpoint(TRUNCATE)');
      } catch {
        // The log stays beside the file and the next start reads it: a full disk must not turn a clean stop into a failure.
      }
    },
  };
}
