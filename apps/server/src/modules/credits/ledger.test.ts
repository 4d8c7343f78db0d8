import type { TurnId, UserId } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsService } from './index.ts';

describeOnEachEngine('credit ledger', ({ name, transactions }) => {
  const events = createRecordedEvents();
  const ended: string[] = [];
  const credits = createCreditsService({
    transactions,
    clock: createManualClock(),
    events,
    claimEnded: async (_tx, { idempotencyKey }) => {
      ended.push(idempotencyKey);
    },
  });

  const grant = (userId: UserId, amount: number, idempotencyKey: string = newId()) =>
    transactions.run((tx) =>
      credits.grant(tx, { userId, amount, kind: 'gift', reason: 'Hediye', idempotencyKey }),
    );
  const reserve = (userId: UserId, turnId: TurnId, amount: number) =>
    transactions.run((tx) =>
      credits.reserve(tx, { userId, turnId, amount, model: 'kilim', reason: 'Ayrıldı' }),
    );
  const settle = (userId: UserId, turnId: TurnId, charged: number) =>
    transactions.run((tx) =>
      credits.settle(tx, { userId, turnId, charged, model: 'kilim', tokens: 123, reason: 'Kullanıldı' }),
    );
  const release = (userId: UserId, turnId: TurnId) =>
    transactions.run((tx) => credits.release(tx, { userId, turnId, reason: 'Geri verildi' }));
  const addUserWithCredits = async (amount: number): Promise<UserId> => {
    const { userId } = await addUser(transactions);
    await grant(userId, amount);
    return userId;
  };
  const ledgerOf = (userId: UserId) =>
    queries(transactions.outside)
      .selectFrom('credit_ledger')
      .select(['position', 'kind', 'amount', 'balance_after'])
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
  const expectExact = async (userId: UserId): Promise<number> => {
    const { balance } = await credits.status(userId);
    const rows = await ledgerOf(userId);
    let sum = 0;
    for (const [index, row] of rows.entries()) {
      sum += row.amount;
      expect(row.position).toBe(index + 1);
      expect(row.balance_after).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(0);
    }
    expect(balance).toBe(sum);
    return balance;
  };

  it('charges used credits and returns the rest', async () => {
    const userId = await addUserWithCredits(100);
    const turnId = newId<TurnId>();
    expect(await reserve(userId, turnId, 20)).toBe(80);
    expect(await settle(userId, turnId, 7)).toBe(93);
    expect(await ledgerOf(userId)).toEqual([
      { position: 1, kind: 'gift', amount: 100, balance_after: 100 },
      { position: 2, kind: 'reserve', amount: -20, balance_after: 80 },
      { position: 3, kind: 'settle', amount: 13, balance_after: 93 },
    ]);
  });

  it('rejects a reservation above the balance', async () => {
    const userId = await addUserWithCredits(19);
    await expect(reserve(userId, newId<TurnId>(), 20)).rejects.toMatchObject({
      type: 'credits_insufficient',
      params: { balance: 19, requested: 20 },
    });
    expect(await ledgerOf(userId)).toHaveLength(1);
    expect(await expectExact(userId)).toBe(19);
  });

  it('ignores a second settlement or release of a turn', async () => {
    const userId = await addUserWithCredits(100);
    const [settled, released] = [newId<TurnId>(), newId<TurnId>()];
    await reserve(userId, settled, 20);
    await reserve(userId, released, 20);
    await settle(userId, settled, 20);
    await release(userId, released);
    for (const turnId of [settled, released]) {
      expect(await release(userId, turnId)).toBe(80);
      expect(await settle(userId, turnId, 1)).toBe(80);
    }
    expect(await ledgerOf(userId)).toHaveLength(5);
    await expectExact(userId);
  });

  it('closes a turn once for parallel settlements and releases', async () => {
    const userId = await addUserWithCredits(100);
    for (let round = 0; round < 10; round += 1) {
      const turnId = newId<TurnId>();
      await reserve(userId, turnId, 10);
      await Promise.all([settle(userId, turnId, 0), release(userId, turnId), settle(userId, turnId, 0)]);
    }
    expect(await expectExact(userId)).toBe(100);
    expect(await ledgerOf(userId)).toHaveLength(21);
  });

  it('rejects a charge above the reservation or without one', async () => {
    const userId = await addUserWithCredits(100);
    const turnId = newId<TurnId>();
    await reserve(userId, turnId, 10);
    await expect(settle(userId, turnId, 11)).rejects.toThrow(RangeError);
    await expect(settle(userId, newId<TurnId>(), 1)).rejects.toThrow(RangeError);
    expect(await release(userId, newId<TurnId>())).toBe(90);
    expect(await expectExact(userId)).toBe(90);
  });

  it('keeps turns of different users apart', async () => {
    const [owner, stranger] = [await addUserWithCredits(50), await addUserWithCredits(50)];
    const turnId = newId<TurnId>();
    await reserve(owner, turnId, 10);
    expect(await release(stranger, turnId)).toBe(50);
    expect(await release(owner, turnId)).toBe(50);
  });

  it('grants once per key and writes no entry for 0', async () => {
    const { userId } = await addUser(transactions);
    const key = newId<string>();
    expect(await Promise.all([grant(userId, 30, key), grant(userId, 30, key)])).toEqual([30, 30]);
    expect(await grant(userId, 0)).toBe(30);
    expect(await ledgerOf(userId)).toHaveLength(1);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 60])('rejects %s as a number of credits', async (amount) => {
    const userId = await addUserWithCredits(10);
    await expect(reserve(userId, newId<TurnId>(), amount)).rejects.toThrow(RangeError);
    await expect(grant(userId, amount)).rejects.toThrow(RangeError);
  });

  it('throws user_not_found for an unknown user', async () => {
    const userId = newId<UserId>();
    for (const attempt of [
      () => grant(userId, 1),
      () => reserve(userId, newId(), 1),
      () => credits.status(userId),
    ])
      await expect(attempt()).rejects.toMatchObject({ type: 'user_not_found' });
  });

  it('rolls back with the caller’s transaction', async () => {
    const userId = await addUserWithCredits(40);
    const work = async (tx: Tx): Promise<void> => {
      await credits.reserve(tx, { userId, turnId: newId(), amount: 20, model: 'kilim', reason: 'x' });
      throw new Error('later step');
    };
    await expect(transactions.run(work)).rejects.toThrow('later step');
    expect(await expectExact(userId)).toBe(40);
    expect(await ledgerOf(userId)).toHaveLength(1);
  });

  const reverse = (userId: UserId, amount: number, idempotencyKey: string = newId()) =>
    transactions.run((tx) => credits.reverse(tx, { userId, amount, reason: 'İade', idempotencyKey }));

  describe('a reversal', () => {
    it('takes at most the balance', async () => {
      const userId = await addUserWithCredits(100);
      expect(await reverse(userId, 30)).toEqual({ taken: 30, claimed: 0, balance: 70 });
      expect(await reverse(userId, 90)).toEqual({ taken: 70, claimed: 0, balance: 0 });
      expect(await reverse(userId, 1)).toEqual({ taken: 0, claimed: 0, balance: 0 });
      expect(await expectExact(userId)).toBe(0);
    });

    it('takes once per key and returns the first result', async () => {
      const userId = await addUserWithCredits(100);
      const key = newId<string>();
      await Promise.all([reverse(userId, 60, key), reverse(userId, 60, key), reverse(userId, 60, key)]);
      expect(await reverse(userId, 60, key)).toEqual({ taken: 60, claimed: 0, balance: 40 });
      expect(await expectExact(userId)).toBe(40);
    });

    it('rejects an invalid number of credits', async () => {
      const userId = await addUserWithCredits(100);
      for (const amount of [-1, 0.5, Number.NaN])
        await expect(reverse(userId, amount)).rejects.toThrow(RangeError);
      expect(await expectExact(userId)).toBe(100);
    });
  });

  describe('a reversal during a running turn', () => {
    const find = (userId: UserId, idempotencyKey: string) =>
      transactions.run((tx) => credits.findClaim(tx, { userId, idempotencyKey }));
    const end = (userId: UserId, idempotencyKey: string) =>
      transactions.run((tx) => credits.endClaim(tx, { userId, idempotencyKey }));
    const begin = async (balance: number, reserved: number) => {
      const userId = await addUserWithCredits(balance);
      const turnId = newId<TurnId>();
      await reserve(userId, turnId, reserved);
      return { userId, turnId, key: newId<string>() };
    };

    it('keeps the reservation and takes the credits that the turn returns', async () => {
      const { userId, turnId, key } = await begin(100, 80);
      expect(await reverse(userId, 100, key)).toEqual({ taken: 20, claimed: 80, balance: 0 });
      expect(await reverse(userId, 100, key)).toEqual({ taken: 20, claimed: 80, balance: 0 });
      expect(await settle(userId, turnId, 30)).toBe(0);
      expect(await ledgerOf(userId)).toEqual([
        { position: 1, kind: 'gift', amount: 100, balance_after: 100 },
        { position: 2, kind: 'reserve', amount: -80, balance_after: 20 },
        { position: 3, kind: 'reversal', amount: -20, balance_after: 0 },
        { position: 4, kind: 'settle', amount: 50, balance_after: 50 },
        { position: 5, kind: 'reversal', amount: -50, balance_after: 0 },
      ]);
      expect(ended.filter((name) => name === key)).toHaveLength(1);
      expect(await end(userId, key)).toEqual({ taken: 70, outstanding: 30, isOver: true });
      expect(await find(userId, key)).toBeNull();
    });

    it('takes at most the missing credits and none of later turns', async () => {
      const { userId, turnId, key } = await begin(100, 80);
      await reverse(userId, 50, key);
      await grant(userId, 500);
      const later = newId<TurnId>();
      await reserve(userId, later, 200);
      expect(await release(userId, later)).toBe(500);
      expect(await find(userId, key)).toEqual({ taken: 20, outstanding: 30, isOver: false });
      expect(await release(userId, turnId)).toBe(550);
      expect(await find(userId, key)).toEqual({ taken: 50, outstanding: 0, isOver: true });
      expect(await expectExact(userId)).toBe(550);
    });

    it('ends with the last of several turns', async () => {
      const { userId, turnId, key } = await begin(100, 40);
      const other = newId<TurnId>();
      await reserve(userId, other, 60);
      expect(await reverse(userId, 90, key)).toEqual({ taken: 0, claimed: 90, balance: 0 });
      await settle(userId, other, 60);
      expect(ended).not.toContain(key);
      await release(userId, turnId);
      expect(ended.filter((name) => name === key)).toHaveLength(1);
      expect(await find(userId, key)).toEqual({ taken: 40, outstanding: 50, isOver: true });
    });

    it('takes credits for the earlier of two claims first', async () => {
      const { userId, turnId, key } = await begin(60, 60);
      const second = newId<string>();
      await reverse(userId, 50, key);
      await grant(userId, 1);
      await reverse(userId, 51, second);
      await Promise.all([release(userId, turnId), settle(userId, turnId, 0), release(userId, turnId)]);
      expect(await find(userId, key)).toMatchObject({ taken: 50, isOver: true });
      expect(await find(userId, second)).toMatchObject({ taken: 11, isOver: true });
      expect(await expectExact(userId)).toBe(0);
    });

    it('takes nothing after its claim was ended', async () => {
      const { userId, turnId, key } = await begin(30, 30);
      await reverse(userId, 30, key);
      expect(await end(userId, key)).toEqual({ taken: 0, outstanding: 30, isOver: false });
      expect(await end(userId, key)).toBeNull();
      expect(await release(userId, turnId)).toBe(30);
    });

    it('takes everything from turns that close in parallel', async () => {
      const userId = await addUserWithCredits(200);
      const turns = Array.from({ length: 20 }, () => newId<TurnId>());
      for (const turnId of turns) await reserve(userId, turnId, 10);
      await Promise.all([
        ...turns.slice(0, 10).map((turnId) => release(userId, turnId)),
        reverse(userId, 200),
        ...turns.slice(10).map((turnId) => release(userId, turnId)),
      ]);
      expect(await expectExact(userId)).toBe(0);
    });
  });

  it('keeps the balance exact for 200 parallel reservations, 50 of them above it', async () => {
    const userId = await addUserWithCredits(150);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => reserve(userId, newId<TurnId>(), 1)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(150);
    expect(await expectExact(userId)).toBe(0);
  });

  it('publishes the balance', async () => {
    const userId = await addUserWithCredits(12);
    await credits.publishBalance(userId);
    expect(events.published.at(-1)).toEqual({ userId, event: { kind: 'balance-changed', balance: 12 } });
  });

  describe('for any sequence of operations', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('grant' as const), amount: fc.nat(50) }),
      fc.record({ kind: fc.constant('reserve' as const), amount: fc.nat(50), turn: fc.nat(4) }),
      fc.record({ kind: fc.constant('settle' as const), amount: fc.nat(50), turn: fc.nat(4) }),
      fc.record({ kind: fc.constant('release' as const), turn: fc.nat(4) }),
      fc.record({ kind: fc.constant('reverse' as const), amount: fc.nat(80) }),
    );

    /** Model of the claims: missing credits and the open turns that may return them. */
    const createClaimModel = () => {
      const claims: { missing: number; readonly turns: ReadonlySet<number> }[] = [];
      return {
        claim: (missing: number, turns: ReadonlySet<number>) => void claims.push({ missing, turns }),
        /** Distributes the credits that a turn returns and gives back the rest. */
        pass: (turn: number, freed: number): number =>
          claims.reduce((left, claim) => {
            const taken = claim.turns.has(turn) ? Math.min(left, claim.missing) : 0;
            claim.missing -= taken;
            return left - taken;
          }, freed),
      };
    };

    it('keeps the balance equal to the sum of the ledger and to a simple model', {
      timeout: 60_000,
    }, async () => {
      const numRuns = name === 'sqlite' ? 100 : 40;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          const { userId } = await addUser(transactions);
          const turns = Array.from({ length: 5 }, () => newId<TurnId>());
          const open = new Map<number, number>();
          const closed = new Set<number>();
          const claims = createClaimModel();
          let balance = 0;
          for (const { kind, ...rest } of steps) {
            const amount = 'amount' in rest ? rest.amount : 0;
            const index = 'turn' in rest ? rest.turn : 0;
            const turnId = turns[index] as TurnId;
            const reserved = open.get(index);
            if (kind === 'grant') {
              await grant(userId, amount);
              balance += amount;
            } else if (kind === 'reserve') {
              const isPossible = reserved === undefined && amount <= balance;
              await (isPossible
                ? reserve(userId, turnId, amount)
                : reserve(userId, turnId, amount).catch(() => {}));
              if (isPossible) {
                open.set(index, amount);
                balance -= amount;
              }
            } else if (kind === 'settle') {
              const isPossible = reserved !== undefined && amount <= reserved && !closed.has(index);
              await settle(userId, turnId, amount).catch((error: unknown) => {
                if (isPossible) throw error;
              });
              if (isPossible) {
                closed.add(index);
                balance += claims.pass(index, reserved - amount);
              }
            } else if (kind === 'reverse') {
              const taken = Math.min(amount, balance);
              expect(await reverse(userId, amount)).toMatchObject({ taken, balance: balance - taken });
              balance -= taken;
              claims.claim(amount - taken, new Set([...open.keys()].filter((turn) => !closed.has(turn))));
            } else {
              await release(userId, turnId);
              if (reserved !== undefined && !closed.has(index)) {
                closed.add(index);
                balance += claims.pass(index, reserved);
              }
            }
          }
          expect(await expectExact(userId)).toBe(balance);
        }),
        { numRuns },
      );
    });
  });
});
