import type { CreditMovement, TurnId, UserId } from '@kilim/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsService } from './index.ts';

type Step =
  | { readonly kind: 'grant'; readonly amount: number }
  | { readonly kind: 'start'; readonly amount: number }
  | { readonly kind: 'settle' | 'release'; readonly which: number; readonly part: number }
  | { readonly kind: 'return'; readonly which: number }
  | { readonly kind: 'reverse'; readonly amount: number };

const amount = fc.integer({ min: 1, max: 50 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), amount }),
  fc.record({ kind: fc.constant('start' as const), amount }),
  fc.record({
    kind: fc.constantFrom('settle', 'release'),
    which: fc.nat(9),
    part: fc.integer({ max: 100, min: 0 }),
  }),
  fc.record({ kind: fc.constant('return' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('reverse' as const), amount }),
);

describeOnEachEngine('credit movements', ({ transactions }) => {
  const clock = createManualClock();
  const credits = createCreditsService({ transactions, clock, events: createRecordedEvents() });
  let count = 0;

  /** Runs the steps for a new user; turns overlap. Returns the number of started turns. */
  const play = async (userId: UserId, steps: readonly Step[]): Promise<number> => {
    const open: { turnId: TurnId; reserved: number }[] = [];
    const settled: TurnId[] = [];
    let started = 0;
    const grant = { userId, kind: 'gift', reason: '' } as const;
    await transactions.run((tx) =>
      credits.grant(tx, { ...grant, amount: 1_000, idempotencyKey: `${userId}:first` }),
    );
    for (const next of steps) {
      count += 1;
      const idempotencyKey = `${userId}:${count}`;
      const { balance } = await credits.status(userId);
      await transactions.run(async (tx) => {
        if (next.kind === 'grant') await credits.grant(tx, { ...grant, amount: next.amount, idempotencyKey });
        else if (next.kind === 'reverse') {
          await credits.reverse(tx, { userId, amount: next.amount, reason: '', idempotencyKey });
        } else if (next.kind === 'return') {
          const turnId = settled[next.which % Math.max(1, settled.length)];
          if (turnId !== undefined) await credits.returnCharge(tx, { userId, turnId });
        } else if (next.kind === 'start') {
          if (balance < next.amount) return;
          const turnId = `turn-${idempotencyKey}` as TurnId;
          await credits.reserve(tx, { userId, turnId, amount: next.amount, model: 'm', reason: '' });
          open.push({ turnId, reserved: next.amount });
          started += 1;
        } else {
          const [turn] = open.splice(next.which % Math.max(1, open.length), 1);
          if (turn === undefined) return;
          const { turnId, reserved } = turn;
          const charged = Math.floor((reserved * next.part) / 100);
          if (next.kind === 'release') await credits.release(tx, { userId, turnId, reason: '' });
          else {
            settled.push(turnId);
            await credits.settle(tx, { userId, turnId, charged, model: 'm', tokens: 1, reason: '' });
          }
        }
      });
    }
    return started;
  };

  const readAll = async (userId: UserId, limit: number): Promise<CreditMovement[]> => {
    const entries: CreditMovement[] = [];
    let cursor: string | undefined;
    do {
      const page = await credits.list(userId, { limit, cursor });
      entries.push(...page.entries);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return entries;
  };

  it('add up to the balance on pages of any size, with one row per turn', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        async (steps, limit) => {
          const { userId } = await addUser(transactions);
          const started = await play(userId, steps);
          const { balance } = await credits.status(userId);
          const shown = await readAll(userId, limit);
          expect(shown.reduce((sum, entry) => sum + entry.amount, 0)).toBe(balance);
          const turns = shown.flatMap(({ kind, turnId }) => (kind === 'turn' && turnId ? [turnId] : []));
          expect(new Set(turns).size).toBe(turns.length);
          expect(turns).toHaveLength(started);
          let sum = 0;
          for (const entry of shown.toReversed()) {
            sum += entry.amount;
            expect(entry.balanceAfter).toBe(sum);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
