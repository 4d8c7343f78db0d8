import type { TurnId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsService } from './index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEachEngine('the cost of a conversation in estimates', ({ transactions }) => {
  it('is 100 credits, and the median of the last 30 days once 50 turns were charged', async () => {
    const clock = createManualClock();
    const credits = createCreditsService({ transactions, clock, events: createRecordedEvents() });
    const { userId } = await addUser(transactions);
    await transactions.run((tx) =>
      credits.grant(tx, { userId, amount: 100_000, kind: 'gift', reason: '', idempotencyKey: userId }),
    );
    let turns = 0;
    const runTurns = (number: number, charged: number | null) =>
      transactions.run(async (tx) => {
        for (let index = 0; index < number; index += 1) {
          turns += 1;
          const turn = { userId, turnId: `${userId}-${turns}` as TurnId, model: 'm', reason: '' };
          await credits.reserve(tx, { ...turn, amount: 500 });
          if (charged === null) await credits.release(tx, turn);
          else await credits.settle(tx, { ...turn, charged, tokens: 1 });
        }
      });

    await runTurns(24, 20);
    await runTurns(25, 40);
    await runTurns(60, null);
    await runTurns(60, 0);
    expect(await credits.creditsPerConversation()).toBe(100);
    await runTurns(1, 400);
    // The cached value.
    expect(await credits.creditsPerConversation()).toBe(100);
    clock.advance(10 * minute);
    expect(await credits.creditsPerConversation()).toBe(40);
    const { balance, estimatedConversations } = await credits.status(userId);
    expect(estimatedConversations).toBe(Math.floor(balance / 40));
    clock.advance(31 * day);
    expect(await credits.creditsPerConversation()).toBe(100);
  });
});
