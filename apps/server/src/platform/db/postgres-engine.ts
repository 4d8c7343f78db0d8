import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

const int8 = 20;
const numeric = 1700;

const rolledBack = { command: 'ROLLBACK', rowCount: 0, rows: [] };
const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');

/** Wraps a connection until it is released. */
function checkOut(client: pg.PoolClient): PostgresPoolClient {
  // The state of a broken connection is unknown: it is closed on release, which ends its transaction.
  let isBroken = false;
  async function query(statement: unknown, parameters: readonly unknown[] = []): Promise<unknown> {
    if (typeof statement !== 'string') throw new Error('Streaming is not supported: read page by page.');
    if (statement === 'rollback' && isBroken) return rolledBack;
    if (isBroken) throw new Error('Connection terminated after an earlier failure');
    try {
      const result = await client.query(statement, [...parameters]);
      // PostgreSQL answers the commit of a failed transaction with a rollback and no error.
      if (statement === 'commit' && result.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back: one of its statements had failed.');
      return result;
    } catch (error) {
      isBroken = statement === 'commit' || statement === 'rollback' || isReadTimeout(error);
      // The caller throws the error that led to the rollback.
      if (statement === 'rollback') return rolledBack;
      throw error;
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}

/** Milliseconds; 0 is no limit. The second is longer, for a server or network that does not answer. */
const usualTimeouts = { statement_timeout: 15_000, query_timeout: 20_000 };
/** An index over millions of rows takes minutes. */
const migrationTimeouts = { statement_timeout: 0, query_timeout: 0 };

/**
 * A pool of at most ten connections; `onConnectionError` is called for each that breaks, in use or idle. Statements of
 * migrations may take any time.
 */
export function createPostgresDialect(
  url: string,
  onConnectionError: (error: Error) => void,
  { isForMigrations = false } = {},
): Dialect {
  // Amounts, credits and counts are below 2^53. Sums of integers have the type numeric.
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...(isForMigrations ? migrationTimeouts : usualTimeouts),
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 5_000,
    types,
  });
  // The pool listens for errors only while a connection is idle. Without this listener, a connection that breaks in
  // use would end the process. The running statement fails with the same error either way.
  pool.on('connect', (client) => void client.on('error', onConnectionError));
  // Reported by the connection's own listener.
  pool.on('error', () => {});
  const shared: PostgresPool = {
    connect: async () => checkOut(await pool.connect()),
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: shared });
}
