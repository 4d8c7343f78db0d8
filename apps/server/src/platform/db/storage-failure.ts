/** SQLITE_BUSY, READONLY, IOERR, FULL and CANTOPEN. */
const sqliteCodes: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

/** @photostructure/sqlite 1.2.1 gives no error number for statements that return rows. */
const sqliteTexts =
  /^(database is locked|attempt to write a readonly database|disk I\/O error|database or disk is full|unable to open database file)/;

const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EROFS',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
]);

/** Serialization failure and deadlock of PostgreSQL. */
const conflictCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/**
 * PostgreSQL: connection exceptions (08), out of resources (53), lock timeout (55P03), shutting down, starting and
 * cancelled by a limit (57), system errors (58).
 */
const postgresCode = /^(08|53|57|58)[0-9A-Z]{3}$|^55P03$/;

/** Errors of pg without a code: a connection that ends during a query or is not available in time. */
const postgresTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

function isFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode, sqliteExtendedCode, message } = error as Record<string, unknown>;
  const text = String(message);
  if (code === 'ERR_SQLITE_ERROR' && sqliteTexts.test(text)) return true;
  const extended = typeof errcode === 'number' ? errcode : sqliteExtendedCode;
  if (typeof extended === 'number' && sqliteCodes.has(extended & 0xff)) return true;
  if (typeof code === 'string' && (systemCodes.has(code) || postgresCode.test(code))) return true;
  if (conflictCodes.has(code)) return true;
  return postgresTexts.test(text) || sqliteTexts.test(text);
}

function someCause(error: unknown, test: (error: unknown) => boolean): boolean {
  for (let current: unknown = error, depth = 0; current && depth < 4; depth += 1) {
    if (test(current)) return true;
    current = current instanceof Error ? current.cause : undefined;
  }
  return false;
}

/**
 * Whether an error means that the database or the disk is unavailable: full, read-only, locked, gone, restarting or in
 * conflict with another transaction. Nothing was written, and the same request may succeed later.
 */
export const isStorageFailure = (error: unknown): boolean => someCause(error, isFailure);

/** Whether PostgreSQL ended a transaction because of a conflict with another one: a retry may succeed. */
export const isTransactionConflict = (error: unknown): boolean =>
  someCause(error, (cause) => conflictCodes.has((cause as { readonly code?: unknown }).code));
