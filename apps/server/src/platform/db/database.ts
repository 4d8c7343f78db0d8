import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, Migrator } from 'kysely';
import type { Transactions, Tx } from '../tx.ts';
import { migrations } from './migrations/index.ts';
import { createPostgresDialect } from './postgres-engine.ts';
import type { Database } from './schema.ts';
import { createSqliteDialect } from './sqlite-engine.ts';

export type Engine = 'sqlite' | 'postgres';

export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

export interface OpenDatabase {
  readonly engine: Engine;
  readonly transactions: Transactions;
  /** Brings the schema up to date; several processes may call it at once. */
  migrate(): Promise<void>;
  /** Answers whether a trivial query comes back. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

const connections = new WeakMap<Tx, Kysely<Database>>();
const outsides = new WeakSet<Tx>();
const inTransaction = new AsyncLocalStorage<true>();

/** The query builder behind a handle. Only repositories call it. */
export function queries(tx: Tx): Kysely<Database> {
  if (outsides.has(tx) && inTransaction.getStore()) {
    throw new Error('A query outside of the running transaction would wait for it for ever: pass the tx on.');
  }
  const connection = connections.get(tx);
  if (!connection) throw new Error('This transaction handle is over or was never open.');
  return connection;
}

function createTransactions(db: Kysely<Database>): Transactions {
  const outside = Object.freeze({}) as Tx;
  connections.set(outside, db);
  outsides.add(outside);
  return {
    outside,
    run: (work) => {
      if (inTransaction.getStore()) throw new Error('Transactions do not nest: pass the tx on.');
      return db.transaction().execute((connection) => {
        const tx = Object.freeze({ kind: 'tx' }) as unknown as Tx;
        connections.set(tx, connection);
        return inTransaction.run(true, () => work(tx)).finally(() => connections.delete(tx));
      });
    },
  };
}

async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Opens the database; nothing is migrated yet. `onConnectionError` is told of every connection that breaks. `watch` lets
 * a test see every statement.
 */
export function openDatabase(
  location: DatabaseLocation,
  onConnectionError: (error: Error) => void,
  watch: (dialect: Dialect) => Dialect = (dialect) => dialect,
): OpenDatabase {
  const dialect =
    location.engine === 'postgres'
      ? createPostgresDialect(location.url, onConnectionError)
      : createSqliteDialect(location.path);
  const db = new Kysely<Database>({ dialect: watch(dialect) });
  const transactions = createTransactions(db);
  return {
    engine: location.engine,
    transactions,
    migrate: () => migrateToLatest(db),
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
