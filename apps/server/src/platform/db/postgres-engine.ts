import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;
const numeric = 1700;

/** A pool with the limits of data-engine.md §9. `onIdleError` hears of connections that break while nobody uses them. */
export function createPostgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  // Money, credits and counts stay below 2^53; integer sums come back as numeric.
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 5_000,
    types,
  });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
