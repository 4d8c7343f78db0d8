import type { TurnId } from '@kilim/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { isStorageFailure, type OpenDatabase, openDatabase, queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsService } from './index.ts';

// Two servers share only the database, which is simulated by two connection pools with their own services. SQLite has
// only one server, whose requests still run concurrently.
describeOnEachEngine('balances changed by two servers', (engine) => {
  let second: OpenDatabase | undefined;
  const ports = { clock: createManualClock(), events: createRecordedEvents() };
  const first = createCreditsService({ ...ports, transactions: engine.transactions });
  let services = [first];
  let transactions = [engine.transactions];

  beforeAll(() => {
    const url = engine.url();
    if (url === null) return;
    second = openDatabase({ engine: 'postgres', url }, () => {});
    services = [first, createCreditsService({ ...ports, transactions: second.transactions })];
    transactions = [engine.transactions, second.transactions];
  });
  afterAll(() => second?.close());

  /** Runs `count` operations concurrently, alternating between the servers. */
  const together = <Result>(
    count: number,
    work: (
      side: { credits: typeof first; run: typeof engine.transactions.run },
      index: number,
    ) => Promise<Result>,
  ): Promise<PromiseSettledResult<Result>[]> =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) => {
        const place = index % services.length;
        const [credits, own] = [services[place] ?? first, transactions[place] ?? engine.transactions];
        return work({ credits, run: (inside) => own.run(inside) }, index);
      }),
    );

  /** Retries like a client after 503, because a slow machine may exceed the pool's timeout for 200 operations. */
  const retryUntilServed = async (work: () => Promise<unknown>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (attempt === 10 || !isStorageFailure(error)) throw error;
      }
    }
  };

  const sumOf = async (userId: string): Promise<number> => {
    const row = await queries(engine.transactions.outside)
      .selectFrom('credit_ledger')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(row.sum);
  };

  const addUserWithCredits = async (amount: number) => {
    const { userId } = await addUser(engine.transactions);
    const gift = { userId, amount, kind: 'gift', reason: 'test', idempotencyKey: newId() } as const;
    await engine.transactions.run((tx) => first.grant(tx, gift));
    return userId;
  };

  it('are exact after 200 concurrent turns', async () => {
    const userId = await addUserWithCredits(10_000);
    const results = await together(200, async ({ credits, run }, index) => {
      const turnId = newId<TurnId>();
      const model = 'm';
      await retryUntilServed(() =>
        run((tx) => credits.reserve(tx, { userId, turnId, amount: 40, model, reason: 'test' })),
      );
      await retryUntilServed(() =>
        run((tx) =>
          index % 2 === 0
            ? credits.settle(tx, { userId, turnId, charged: 15, model, tokens: 1, reason: 'test' })
            : credits.release(tx, { userId, turnId, reason: 'test' }),
        ),
      );
    });
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await first.status(userId)).balance).toBe(10_000 - 100 * 15);
    expect(await sumOf(userId)).toBe(10_000 - 100 * 15);
  }, 60_000);

  it('are credited once for 20 concurrent confirmations of a payment', async () => {
    const userId = await addUserWithCredits(1);
    const purchase = {
      userId,
      amount: 500,
      kind: 'purchase',
      reason: 'purchase',
      idempotencyKey: newId(),
    } as const;
    const results = await together(20, ({ credits, run }) => run((tx) => credits.grant(tx, purchase)));
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await first.status(userId)).balance).toBe(501);
    expect(await sumOf(userId)).toBe(501);
  });
});
