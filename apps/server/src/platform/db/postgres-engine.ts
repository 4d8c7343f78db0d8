import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

const int8 = 20;
const numeric = 1700;

const rolledBack = { command: 'ROLLBACK', rowCount: 0, rows: [] };
const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');

/** What one user of a connection may do with it until it is released. */
function checkOut(client: pg.PoolClient): PostgresPoolClient {
  // Nobody knows the state of a broken connection: it is closed on release, which ends its transaction.
  let isBroken = false;
  async function query(statement: unknown, parameters: readonly unknown[] = []): Promise<unknown> {
    if (typeof statement !== 'string') throw new Error('Read page by page instead of streaming.');
    if (statement === 'rollback' && isBroken) return rolledBack;
    if (isBroken) throw new Error('Connection terminated after an earlier failure');
    try {
      const result = await client.query(statement, [...parameters]);
      // PostgreSQL answers the commit of a failed transaction with a silent rollback.
      if (statement === 'commit' && result.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back: one of its statements had failed.');
      return result;
    } catch (error) {
      isBroken = statement === 'commit' || statement === 'rollback' || isReadTimeout(error);
      // The error that led to the rollback says more than this one.
      if (statement === 'rollback') return rolledBack;
      throw error;
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}

/** A pool of at most ten connections; `onConnectionError` is told of each one that breaks, in use or not. */
export function createPostgresDialect(url: string, onConnectionError: (error: Error) => void): Dialect {
  // Money, credits and counts stay below 2^53; integer sums come back as numeric.
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Longer than the server's own limit: only for a server or network that stopped answering.
    query_timeout: 20_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 5_000,
    types,
  });
  // The pool listens only while a connection is idle. Without a listener of its own, a connection that breaks while it
  // is in use ends the process. The statement at hand fails with the same error either way.
  pool.on('connect', (client) => void client.on('error', onConnectionError));
  // Already reported by the connection's own listener.
  pool.on('error', () => {});
  const shared: PostgresPool = {
    connect: async () => checkOut(await pool.connect()),
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: shared });
}
