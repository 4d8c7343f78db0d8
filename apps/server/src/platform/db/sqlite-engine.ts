import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteDriver } from './sqlite-driver.ts';
import { openSqliteFile } from './sqlite-file.ts';

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite does roll DDL back; Kysely's default would leave a failed migration half applied. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Opens one SQLite file; throws when it can't be opened. */
export function createSqliteDialect(path: string): Dialect {
  const file = openSqliteFile(path);
  return {
    createDriver: () => createSqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
