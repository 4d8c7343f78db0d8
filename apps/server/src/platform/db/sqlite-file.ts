import { createRequire } from 'node:module';
import type { DatabaseSyncInstance as DatabaseSync } from '@photostructure/sqlite';

const require = createRequire(import.meta.url);
const minimumVersion = [3, 51, 3] as const;

interface SqliteModule {
  readonly DatabaseSync: new (path: string) => DatabaseSync;
}

interface ChosenModule extends SqliteModule {
  /** What `require` finds it by, in other threads too. */
  readonly specifier: string;
}

function isRecentEnough(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of minimumVersion.entries()) {
    const found = parts[index] ?? 0;
    if (found !== wanted) return found > wanted;
  }
  return true;
}

/** Suppresses the warning of Node 22 that SQLite is experimental. */
function withoutSqliteWarning<Result>(work: () => Result): Result {
  const { emitWarning } = process;
  process.emitWarning = ((warning: string | Error, ...rest: never[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) emitWarning(warning, ...rest);
  }) as typeof emitWarning;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

function loadModule(name: string): SqliteModule | null {
  try {
    return withoutSqliteWarning(() => require(name) as SqliteModule);
  } catch {
    return null;
  }
}

/** Reads the version from a database in memory, because the file may be locked. */
function readVersion({ DatabaseSync: Database }: SqliteModule): string {
  const file = new Database(':memory:');
  try {
    return String(file.prepare('select sqlite_version() as version').get()?.['version'] ?? '');
  } finally {
    file.close();
  }
}

/** The built-in module if its SQLite is recent enough, otherwise the npm package with the same API. */
function chooseModule(): ChosenModule {
  for (const name of ['node:sqlite', '@photostructure/sqlite']) {
    const module = loadModule(name);
    if (!module || !isRecentEnough(readVersion(module))) continue;
    const specifier = name.startsWith('node:') ? name : require.resolve(name);
    return { DatabaseSync: module.DatabaseSync, specifier };
  }
  throw new Error(`SQLite ${minimumVersion.join('.')} or newer is missing on Node ${process.version}.`);
}

let chosen: ChosenModule | undefined;

function loadChosen(): ChosenModule {
  chosen ??= chooseModule();
  return chosen;
}

/** Name or path of the SQLite module that this process uses. */
export const sqliteModule = (): string => loadChosen().specifier;

/** Opens a file with SQLite's default settings. */
export function openDatabaseFile(path: string): DatabaseSync {
  const { DatabaseSync: Database } = loadChosen();
  return new Database(path);
}

type Bindable = string | number | bigint | null | Uint8Array;

/** Rejects objects: SQLite would read the first one as named parameters and shift all others. */
function toBindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`SQLite cannot bind a ${typeof value}`);
}

/** A prepared statement. */
export interface CachedStatement {
  /** Whether it returns rows. */
  readonly isReader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
}

export interface SqliteFile {
  prepare(sql: string): CachedStatement;
  /** Pages of the write-ahead log that are not in the file yet. Call it outside of transactions; takes 2 µs. */
  pendingPages(): number;
  /** Writes the write-ahead log into the file, so that a copy of the file alone is complete. */
  checkpoint(): void;
  close(): void;
}

/** Bounds the memory: lists with a varying number of parameters are all different statements. */
const cachedStatementsMaximum = 500;

function configure(file: DatabaseSync): void {
  file.exec('pragma busy_timeout = 5000');
  const mode = String(file.prepare('pragma journal_mode = WAL').get()?.['journal_mode'] ?? '');
  if (mode !== 'wal') throw new Error(`SQLite could not switch to WAL; the journal mode is ${mode}.`);
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  file.exec('pragma trusted_schema = OFF');
  // Checkpoints run in a thread (sqlite-checkpointer.ts). This limit of 64 MB applies only when the thread falls behind.
  file.exec('pragma wal_autocheckpoint = 16000');
  file.exec('pragma journal_size_limit = 67108864');
  const synchronous = Number(file.prepare('pragma synchronous').get()?.['synchronous']);
  if (synchronous !== 2)
    throw new Error('SQLite does not sync every commit: synchronous = FULL is required.');
}

/** Opens one SQLite file with durable commits. Caches statements, because preparing one takes longer than running it. */
export function openSqliteFile(path: string): SqliteFile {
  const file = openDatabaseFile(path);
  configure(file);
  const statements = new Map<string, CachedStatement>();
  const progress = file.prepare('pragma wal_checkpoint(NOOP)');
  return {
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = file.prepare(sql);
      const statement: CachedStatement = {
        isReader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...parameters.map(toBindable)),
        run: (parameters) => prepared.run(...parameters.map(toBindable)),
      };
      if (statements.size < cachedStatementsMaximum) statements.set(sql, statement);
      return statement;
    },
    pendingPages: () => {
      const { log, checkpointed } = progress.get() as { readonly log: number; readonly checkpointed: number };
      return log - checkpointed;
    },
    checkpoint: () => {
      try {
        file.exec('pragma wal_checkpoint(TRUNCATE)');
      } catch {
        // On a full disk the log stays next to the file and is read at the next start: no reason to fail the stop.
      }
    },
    close: () => file.close(),
  };
}
