import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { type LockedTable, lockOrder } from '../platform/db/index.ts';

/** A foreign key, which makes deletions and insertions lock rows of other tables. */
export interface Reference {
  readonly table: string;
  readonly target: string;
  /** `on delete` action of the foreign key. */
  readonly onDelete: string;
}

/** Locks of one transaction so far. */
interface Held {
  readonly tables: Map<LockedTable, 'shared' | 'exclusive'>;
  readonly statements: string[];
}

const rankOf = (table: string): number => (lockOrder as readonly string[]).indexOf(table);

const forms: readonly { readonly kind: 'update' | 'delete' | 'insert' | 'select'; readonly form: RegExp }[] =
  [
    { kind: 'update', form: /^update "?(\w+)"?/i },
    { kind: 'delete', form: /^delete from "?(\w+)"?/i },
    { kind: 'insert', form: /^insert into "?(\w+)"?/i },
    { kind: 'select', form: /^select .* from "?(\w+)"?.* for (?:no key )?update/is },
  ];

/** Tables whose rows are deleted or changed with rows of `table`. */
function listDependents(table: string, references: readonly Reference[], seen = new Set<string>()): string[] {
  const direct = references.filter(
    ({ target, onDelete, table: own }) =>
      target === table && !/no action|restrict/i.test(onDelete) && !seen.has(own),
  );
  for (const { table: own } of direct) seen.add(own);
  return direct.flatMap(({ table: own, onDelete }) => [
    own,
    ...(/cascade/i.test(onDelete) ? listDependents(own, references, seen) : []),
  ]);
}

interface Lock {
  readonly table: string;
  /** `new`: an inserted row, for which no other transaction waits. `dependent`: deleted with its parent. */
  readonly mode: 'shared' | 'exclusive' | 'new' | 'dependent';
}

/** Locks of a statement in the order of the database. */
export function locksOf(statement: string, references: readonly Reference[]): Lock[] {
  for (const { kind, form } of forms) {
    const table = form.exec(statement.trim())?.[1];
    if (table === undefined) continue;
    const own: Lock = { table, mode: 'exclusive' };
    if (kind === 'delete') {
      // Only tests empty a whole table.
      if (!/ where /i.test(statement)) return [];
      const dependents = listDependents(table, references).toSorted((a, b) => rankOf(a) - rankOf(b));
      return [own, ...dependents.map((dependent): Lock => ({ table: dependent, mode: 'dependent' }))];
    }
    if (kind !== 'insert') return [own];
    // With a unique key or an upsert, an insertion waits for other writers like an update.
    const isShared = table === 'turns' || table === 'blobs';
    const parents = references.filter(({ table: child }) => child === table);
    return [
      ...parents.map(({ target }): Lock => ({ table: target, mode: 'shared' })),
      { table, mode: isShared ? 'exclusive' : 'new' },
    ];
  }
  return [];
}

/** A transaction locked rows in another order than `lock-order.ts`. */
export class LockOrderError extends Error {}

function noteLock(held: Held, { table, mode }: Lock, statement: string): void {
  const rank = rankOf(table);
  if (rank < 0) return;
  const known = table as LockedTable;
  const before = held.tables.get(known);
  if (before === 'exclusive' || before === mode) return;
  const later = [...held.tables].filter(
    ([other, otherMode]) => rankOf(other) > rank && otherMode === 'exclusive',
  );
  if (later.length > 0 && mode !== 'new') {
    const names = later.map(([other]) => other).join(', ');
    throw new LockOrderError(
      `${known} is locked after ${names}; the order is ${lockOrder.join(', ')}.\n` +
        [...held.statements, statement].map((line) => `  ${line.slice(0, 160)}`).join('\n'),
    );
  }
  if (mode !== 'dependent') held.tables.set(known, mode === 'shared' ? 'shared' : 'exclusive');
}

/** Makes transactions fail that lock rows in another order. `references` is empty until the database is migrated. */
export function watchLocks(references: () => readonly Reference[]): (dialect: Dialect) => Dialect {
  const transactions = new WeakMap<DatabaseConnection, Held>();
  const watched = new WeakSet<DatabaseConnection>();

  function watchConnection(connection: DatabaseConnection): DatabaseConnection {
    if (watched.has(connection)) return connection;
    watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query: CompiledQuery) => {
      const held = transactions.get(connection);
      // Migrations run before the references are read.
      if (held && references().length > 0) {
        for (const lock of locksOf(query.sql, references())) noteLock(held, lock, query.sql);
        held.statements.push(query.sql);
      }
      return execute(query) as never;
    };
    return connection;
  }

  function watchDriver(driver: Driver): Driver {
    const end =
      (finish: (connection: DatabaseConnection) => Promise<void>) =>
      async (connection: DatabaseConnection): Promise<void> => {
        transactions.delete(connection);
        await finish(connection);
      };
    return {
      init: () => driver.init(),
      acquireConnection: async () => watchConnection(await driver.acquireConnection()),
      beginTransaction: async (connection, settings) => {
        await driver.beginTransaction(connection, settings);
        transactions.set(connection, { tables: new Map(), statements: [] });
      },
      commitTransaction: end((connection) => driver.commitTransaction(connection)),
      rollbackTransaction: end((connection) => driver.rollbackTransaction(connection)),
      releaseConnection: (connection) => driver.releaseConnection(connection),
      destroy: () => driver.destroy(),
    };
  }

  return (dialect) => ({
    createDriver: () => watchDriver(dialect.createDriver()),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  });
}
