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
      // Statements run in microtasks: without this pause a long chain of them would block all other requests.
      await spendBudget();
      const statement = file.prepare(sql);
      if (statement.isReader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // A stream would hold the only connection while its reader pauses.
    streamQuery: () => {
      throw new Error('Streaming is not supported: read page by page.');
    },
  };
}

/** Ends the running transaction. No error when SQLite has already rolled it back because of a disk failure. */
function rollBack(file: SqliteFile): void {
  try {
    file.prepare('rollback').run([]);
  } catch (error) {
    if (!/no transaction is active/.test(String(error))) throw error;
  }
}

/**
 * Shares the single connection of a file in the order of the requests. Kysely's own driver wakes all waiters each time
 * the connection is free, which was half of the CPU time of a list under load.
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
     * Immediate, because a deferred transaction that reads before it writes can fail with SQLITE_BUSY despite the
     * timeout. Yields first, because a commit waits for the disk.
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
        // Later transactions would run inside this one: the next user of the connection tries to roll back again.
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
