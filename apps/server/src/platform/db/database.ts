import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Dialect, Kysely, Migrator, sql } from 'kysely';
import type { Transactions, Tx } from '../tx.ts';
import { migrations } from './migrations/index.ts';
import { createPostgresDialect } from './postgres-engine.ts';
import type { Database } from './schema.ts';
import { createSqliteDialect } from './sqlite-engine.ts';
import { isTransactionConflict } from './storage-failure.ts';

export type Engine = 'sqlite' | 'postgres';

export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

export interface OpenDatabase {
  readonly engine: Engine;
  readonly transactions: Transactions;
  /** Brings the schema up to date; several processes may call it at once. */
  migrate(): Promise<void>;
  /** Whether the database has users: then secrets may be sealed with the server's key. */
  hasUsers(): Promise<boolean>;
  /** Resolves with false when a trivial query fails. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

const connections = new WeakMap<Tx, Kysely<Database>>();
/** Handles for statements outside of transactions. */
const outsideHandles = new WeakSet<Tx>();
const inTransaction = new AsyncLocalStorage<true>();

/** How often a transaction with a deadlock or serialization failure is tried. */
const attemptsMaximum = 5;
const retryDelay = 5;

/** Whether the caller runs inside a transaction, which may still be rolled back. */
export const isInTransaction = (): boolean => inTransaction.getStore() === true;

/** The query builder of a handle. Only repositories call it. */
export function queries(tx: Tx): Kysely<Database> {
  if (outsideHandles.has(tx) && isInTransaction()) {
    throw new Error('A query outside of the running transaction would deadlock: pass the tx on.');
  }
  const connection = connections.get(tx);
  if (!connection) throw new Error('The transaction of this handle has ended.');
  return connection;
}

function createTransactions(db: Kysely<Database>): Transactions {
  const outside = Object.freeze({}) as Tx;
  connections.set(outside, db);
  outsideHandles.add(outside);
  const runOnce = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    db.transaction().execute((connection) => {
      const tx = Object.freeze({ kind: 'tx' }) as unknown as Tx;
      connections.set(tx, connection);
      return inTransaction.run(true, () => work(tx)).finally(() => connections.delete(tx));
    });
  return {
    outside,
    run: async (work) => {
      if (isInTransaction()) throw new Error('Transactions do not nest: pass the tx on.');
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(work);
        } catch (error) {
          if (attempt === attemptsMaximum || !isTransactionConflict(error)) throw error;
          // A random delay, so that the same two transactions do not collide again.
          await wait(retryDelay * 2 ** attempt * (0.5 + Math.random()));
        }
      }
    },
  };
}

/** The database has migrations of a newer version of the code. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of Kilim (it has ${unknown.join(', ')}, which this version does not know). ` +
        'Start that version again, or bring back a copy of the database from before the update; nothing was changed.',
    );
    this.name = 'NewerDatabaseError';
  }
}

const migrationTable = 'kysely_migration';

async function listUnknownMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db);
  return rows.flatMap(({ name }) => (Object.hasOwn(migrations, name) ? [] : [name])).toSorted();
}

async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const unknown = await listUnknownMigrations(db);
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Opens the database without migrating it. `onConnectionError` is called for every connection that breaks. `watch` lets
 * a test wrap the dialect.
 */
export function openDatabase(
  location: DatabaseLocation,
  onConnectionError: (error: Error) => void,
  watch: (dialect: Dialect) => Dialect = (dialect) => dialect,
): OpenDatabase {
  const dialect =
    location.engine === 'postgres'
      ? createPostgresDialect(location.url, onConnectionError)
      : createSqliteDialect(location.path, onConnectionError);
  const db = new Kysely<Database>({ dialect: watch(dialect) });
  const transactions = createTransactions(db);
  return {
    engine: location.engine,
    transactions,
    migrate: async () => {
      if (location.engine === 'sqlite') return migrateToLatest(db);
      const patient = createPostgresDialect(location.url, onConnectionError, { isForMigrations: true });
      const migrated = new Kysely<Database>({ dialect: watch(patient) });
      await migrateToLatest(migrated).finally(() => migrated.destroy());
    },
    hasUsers: async () =>
      (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
    ping: async () => {
      try {
        await db.selectNoFrom((eb) => eb.val(1).as('one')).execute();
        return true;
      } catch {
        return false;
      }
    },
    close: () => db.destroy(),
  };
}
