import { setTimeout as wait } from 'node:timers/promises';
import type { Turn } from '@kilim/contract';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { lockOrdersOf } from '../../payments/index.ts';
import { eraseProjects, lockProjectsOf } from '../../projects/index.ts';
import { createGate } from '../testing/scripted-provider.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

/** 150 attempts, as in the attack that caused 82 deadlocks, on fixtures that run concurrently. */
const fixtures = 5;
const attemptsPerFixture = 30;

describeOnEachEngine('a turn that is ended while its answer is applied', ({ transactions: real }) => {
  let runs = 0;
  let attempts = 0;
  // `run` retries a transaction after a deadlock, so the difference between attempts and runs counts deadlocks.
  const transactions: Transactions = {
    run: (work) => {
      runs += 1;
      return real.run((tx) => {
        attempts += 1;
        return work(tx);
      });
    },
    get outside() {
      return real.outside;
    },
  };

  /** Starts a turn and ends it at a random moment while its answer is applied. */
  async function raceOnce(
    fixture: TurnFixture,
    text: string,
    end: (turn: Turn) => Promise<unknown>,
  ): Promise<void> {
    const { wait: gate, release } = createGate();
    fixture.provider.push({
      wait: gate,
      text: writeReply({ files: { 'App.tsx': screenWith(text) } }),
      tokens: 50,
    });
    const { json, status } = await fixture.send(text);
    expect(status).toBe(201);
    release();
    await wait(Math.random() * 30);
    await end(json as Turn);
    await fixture.ai.settled();
    fixture.provider.clear();
  }

  const race = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
    await Promise.all(Array.from({ length: fixtures }, (_, lane) => work(lane * count)));
  };

  it('ends once with an exact balance and no deadlock when stopped', async () => {
    runs = 0;
    attempts = 0;
    const ends = { done: 0, stopped: 0 };
    await race(attemptsPerFixture, async () => {
      const fixture = await createTurnFixture(transactions, { credits: 100_000 });
      for (let index = 0; index < attemptsPerFixture; index += 1) {
        await raceOnce(fixture, `${index}`, async ({ id }) => {
          const reply = await fixture.call('POST', `${fixture.base}/turns/${id}/stop`);
          expect(reply.status).toBe(200);
          await fixture.ai.settled();
          const { status, charged } = await fixture.ai.find(fixture.owner.userId, fixture.project.id, id);
          expect(['done', 'stopped']).toContain(status);
          expect(charged === 0).toBe(status === 'stopped');
          ends[status as keyof typeof ends] += 1;
        });
      }
      const rows = await queries(real.outside)
        .selectFrom('credit_ledger')
        .select((eb) => eb.fn.sum<number>('amount').as('sum'))
        .where('user_id', '=', fixture.owner.userId)
        .executeTakeFirstOrThrow();
      expect(Number(rows.sum)).toBe(await fixture.balance());
    });
    expect(ends.done + ends.stopped).toBe(fixtures * attemptsPerFixture);
    expect(attempts - runs).toBe(0);
  }, 120_000);

  it('ends without a deadlock when its project is deleted', async () => {
    runs = 0;
    attempts = 0;
    await race(attemptsPerFixture, async () => {
      const fixture = await createTurnFixture(transactions, { credits: 100_000 });
      for (let index = 0; index < 10; index += 1) {
        await raceOnce(fixture, `${index}`, () => fixture.deleteProject());
        await fixture.restoreProject();
        const turn = await fixture.ai.current(fixture.owner.userId, fixture.project.id);
        expect(turn).toBeNull();
      }
    });
    expect(attempts - runs).toBe(0);
  }, 120_000);

  it('is deleted without a deadlock when its owner is erased', async () => {
    runs = 0;
    attempts = 0;
    await race(6, async () => {
      for (let index = 0; index < 6; index += 1) {
        const fixture = await createTurnFixture(transactions, { credits: 100_000 });
        const { userId } = fixture.owner;
        await raceOnce(fixture, newId(), async () => {
          await eraseProjects(transactions, userId);
          await transactions.run(async (tx) => {
            await lockProjectsOf(tx, userId);
            await lockOrdersOf(tx, userId);
            await queries(tx).deleteFrom('users').where('id', '=', userId).execute();
          });
        });
        const left = await queries(real.outside)
          .selectFrom('turns')
          .select('id')
          .where('user_id', '=', userId)
          .execute();
        expect(left).toEqual([]);
      }
    });
    expect(attempts - runs).toBe(0);
  }, 120_000);
});
