const sqliteUnique = 2067;
const sqlitePrimaryKey = 1555;

/** Whether an error of either engine means that a unique or primary key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode, sqliteExtendedCode, message } = error as Record<string, unknown>;
  return (
    code === '23505' ||
    errcode === sqliteUnique ||
    errcode === sqlitePrimaryKey ||
    sqliteExtendedCode === sqliteUnique ||
    sqliteExtendedCode === sqlitePrimaryKey ||
    // @photostructure/sqlite 1.2.1 gives no error number for statements that return rows.
    (code === 'ERR_SQLITE_ERROR' && String(message).startsWith('UNIQUE constraint failed'))
  );
}
