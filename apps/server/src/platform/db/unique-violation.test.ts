import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { queries } from './database.ts';
import { isUniqueViolation } from './unique-violation.ts';

describeOnEachEngine('isUniqueViolation', ({ transactions }) => {
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('recognises the error of statements with and without returned rows', async () => {
    const [one, other] = [await addUser(transactions), await addUser(transactions)];
    const update = queries(transactions.outside)
      .updateTable('users')
      .set({ email: one.email })
      .where('id', '=', other.userId);
    expect(isUniqueViolation(await failureOf(update.execute()))).toBe(true);
    expect(isUniqueViolation(await failureOf(update.returning('id').execute()))).toBe(true);
    const again = addUser(transactions, { id: one.userId });
    expect(isUniqueViolation(await failureOf(again))).toBe(true);
  });

  it('is false for other constraints', async () => {
    const { userId } = await addUser(transactions);
    const below = queries(transactions.outside)
      .updateTable('users')
      .set({ credits: -1 })
      .where('id', '=', userId);
    expect(isUniqueViolation(await failureOf(below.returning('id').execute()))).toBe(false);
    expect(isUniqueViolation(null)).toBe(false);
  });
});
