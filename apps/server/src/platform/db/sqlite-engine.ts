import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteCheckpointer } from './sqlite-checkpointer.ts';
import { createSqliteDriver } from './sqlite-driver.ts';
import { openSqliteFile, sqliteModule } from './sqlite-file.ts';

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite can roll back DDL; with Kysely's default a failed migration would be half applied. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Opens one SQLite file; throws when it can't be opened. `onError` is called when its checkpoint thread fails. */
export function createSqliteDialect(path: string, onError: (error: Error) => void): Dialect {
  const file = openSqliteFile(path);
  const checkpointer = createSqliteCheckpointer({ module: sqliteModule(), path }, onError);
  return {
    createDriver: () => createSqliteDriver(file, checkpointer),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
