import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../platform/clock/new-id.ts';
import { queries } from '../platform/db/index.ts';
import { describeOnEachEngine } from './each-engine.ts';
import { addUser } from './users.ts';
import { LockOrderError, locksOf } from './watch-locks.ts';

const references = [
  { table: 'projects', target: 'users', onDelete: 'CASCADE' },
  { table: 'orders', target: 'users', onDelete: 'SET NULL' },
  { table: 'turns', target: 'projects', onDelete: 'CASCADE' },
  { table: 'turns', target: 'users', onDelete: 'CASCADE' },
];

it.each([
  ['update "users" set "name" = ? where "id" = ?', ['users exclusive']],
  ['select * from "orders" where "id" = $1 for no key update', ['orders exclusive']],
  ['select * from "orders" where "id" = $1', []],
  ['insert into "turns" ("id") values (?)', ['projects shared', 'users shared', 'turns exclusive']],
  ['insert into "projects" ("id") values (?)', ['users shared', 'projects new']],
  [
    'delete from "users" where "id" = ?',
    ['users exclusive', 'projects dependent', 'orders dependent', 'turns dependent'],
  ],
])('lists the locks of %s', (statement, expected) => {
  expect(locksOf(statement, references).map(({ table, mode }) => `${table} ${mode}`)).toEqual(expected);
});

describeOnEachEngine('transactions of test databases', ({ transactions }) => {
  const touch = (table: 'projects' | 'orders' | 'users' | 'turns') =>
    sql`update ${sql.table(table)} set created_at = created_at where id = ${newId()}`;

  it('may lock rows in the order of lock-order.ts, and locked ones again', async () => {
    await transactions.run(async (tx) => {
      for (const table of ['projects', 'orders', 'users', 'turns', 'projects', 'users'] as const)
        await touch(table).execute(queries(tx));
    });
  });

  it.each([
    ['users', 'projects'],
    ['turns', 'users'],
    ['users', 'orders'],
  ] as const)('fail when they lock %s before %s', async (first, second) => {
    const work = transactions.run(async (tx) => {
      await touch(first).execute(queries(tx));
      await touch(second).execute(queries(tx));
    });
    await expect(work).rejects.toThrow(LockOrderError);
  });

  it('fail when they delete a user without locking projects and orders', async () => {
    const { userId } = await addUser(transactions);
    const erase = transactions.run((tx) =>
      queries(tx).deleteFrom('users').where('id', '=', userId).execute(),
    );
    await expect(erase).rejects.toThrow(LockOrderError);
  });

  it('do not keep locks for the next transaction', async () => {
    await transactions.run((tx) => touch('turns').execute(queries(tx)));
    await transactions.run((tx) => touch('projects').execute(queries(tx)));
  });
});
