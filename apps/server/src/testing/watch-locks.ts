import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { type LockedTable, lockOrder } from '../platform/db/index.ts';

/** Tables that refer to others: what a deletion or an insertion locks besides its own rows. */
export interface Reference {
  readonly table: string;
  readonly target: string;
  /** What happens to the row when its target is deleted. */
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

/** Rows that are deleted or changed with those of a table. */
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
  /** `new`: a row that was just added, which nobody can wait for. `dependent`: goes with the row that owns it. */
  readonly mode: 'shared' | 'exclusive' | 'new' | 'dependent';
}

/** What a statement locks, in the order in which the database does it. */
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
    // Where a unique key or an upsert makes two writers meet, an insertion waits like an update.
    const isShared = table === 'turns' || table === 'blobs';
    const parents = references.filter(({ table: child }) => child === table);
    return [
      ...parents.map(({ target }): Lock => ({ table: target, mode: 'shared' })),
      { table, mode: isShared ? 'exclusive' : 'new' },
    ];
  }
  return [];
}

/** A transaction locked rows in another order than the one in `lock-order.ts`. */
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

/** Makes every transaction of a database fail that locks rows out of order. `references` are read once it is migrated. */
export function watchLocks(references: () => readonly Reference[]): (dialect: Dialect) => Dialect {
  const transactions = new WeakMap<DatabaseConnection, Held>();
  const watched = new WeakSet<DatabaseConnection>();

  function watchConnection(connection: DatabaseConnection): DatabaseConnection {
    if (watched.has(connection)) return connection;
    watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query: CompiledQuery) => {
      const held = transactions.get(connection);
      // Migrations run alone, and before the references are known.
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
