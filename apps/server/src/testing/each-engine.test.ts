import { expect, it } from 'vitest';
import { isUniqueViolation, queries } from '../platform/db/index.ts';
import { describeOnEachEngine } from './each-engine.ts';
import { addUser } from './users.ts';

describeOnEachEngine('test database', (engine) => {
  it('is migrated and empty', async () => {
    const users = await queries(engine.transactions.outside).selectFrom('users').selectAll().execute();
    expect(users).toEqual([]);
  });

  it('commits transactions and reads integers as numbers', async () => {
    const person = await addUser(engine.transactions, { credits: 9_007_199_254_740_991 });
    const row = await engine.transactions.run((tx) =>
      queries(tx).selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ email: person.email, credits: 9_007_199_254_740_991 });
  });

  it('rolls back a transaction that fails', async () => {
    const before = await queries(engine.transactions.outside).selectFrom('jobs').selectAll().execute();
    const work = engine.transactions.run(async (tx) => {
      await queries(tx)
        .insertInto('blobs')
        .values({ hash: 'a'.repeat(64), content: 'x', size: 1 })
        .execute();
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    const blobs = await queries(engine.transactions.outside).selectFrom('blobs').selectAll().execute();
    expect({ before, blobs }).toEqual({ before: [], blobs: [] });
  });

  it('recognises a unique violation', async () => {
    const person = await addUser(engine.transactions);
    const error = await addUser(engine.transactions, { email: person.email }).catch((e: unknown) => e);
    expect(isUniqueViolation(error)).toBe(true);
  });

  it('rejects queries outside of the running transaction and nested transactions', async () => {
    const { transactions } = engine;
    await expect(
      transactions.run(async () => queries(transactions.outside).selectFrom('users').execute()),
    ).rejects.toThrow('pass the tx on');
    await expect(transactions.run(() => transactions.run(async () => 1))).rejects.toThrow('do not nest');
  });

  it('deletes every row when it is cleared', async () => {
    await addUser(engine.transactions);
    await engine.clear();
    const users = await queries(engine.transactions.outside).selectFrom('users').selectAll().execute();
    expect(users).toEqual([]);
  });
});
