import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { createLoopBudget } from '../loop/index.ts';
import { createFifoLock } from './fifo-lock.ts';
import type { SqliteCheckpointer } from './sqlite-checkpointer.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Pages of 4 KB in the write-ahead log from which a checkpoint is requested. */
const checkpointPages = 1_000;

function createConnection(file: SqliteFile): DatabaseConnection {
  const spendBudget = createLoopBudget();
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      // A chain of statements runs as microtasks: without a pause no other request is served until it ends.
      await spendBudget();
      const statement = file.prepare(sql);
      if (statement.isReader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // A stream would keep the only connection for as long as its reader pauses.
    streamQuery: () => {
      throw new Error('SQLite has one connection: read page by page instead of streaming.');
    },
  };
}

/** Ends the running transaction. A full or broken disk has rolled back already, which is no error. */
function rollBack(file: SqliteFile): void {
  try {
    file.prepare('rollback').run([]);
  } catch (error) {
    if (!/no transaction is active/.test(String(error))) throw error;
  }
}

/**
 * Shares the single connection of a file: one user at a time, first come first served. Kysely's own driver wakes every
 * waiter each time the connection is free, which costs half of the CPU time of a list under load.
 */
export function createSqliteDriver(file: SqliteFile, checkpointer: SqliteCheckpointer): Driver {
  const lock = createFifoLock('The database was closed.');
  const connection = createConnection(file);
  let isStuckInTransaction = false;
  return {
    init: async () => {},
    acquireConnection: async () => {
      await lock.acquire();
      if (!isStuckInTransaction) return connection;
      try {
        rollBack(file);
        isStuckInTransaction = false;
        return connection;
      } catch (error) {
        lock.release();
        throw error;
      }
    },
    releaseConnection: async () => {
      if (!isStuckInTransaction && file.pendingPages() >= checkpointPages) checkpointer.request();
      lock.release();
    },
    /**
     * Deferred transactions that read and then write fail with SQLITE_BUSY whatever the timeout; immediate ones wait.
     * Each transaction lets the loop turn first, because its commit waits for the disk.
     */
    beginTransaction: async () => {
      await yieldToEventLoop();
      file.prepare('begin immediate').run([]);
    },
    commitTransaction: async () => void file.prepare('commit').run([]),
    rollbackTransaction: async () => {
      try {
        rollBack(file);
      } catch (error) {
        // Every later transaction would fail within this one: the next user of the connection tries again.
        isStuckInTransaction = true;
        throw error;
      }
    },
    destroy: async () => {
      await lock.close();
      await checkpointer.stop();
      file.checkpoint();
      file.close();
    },
  };
}
