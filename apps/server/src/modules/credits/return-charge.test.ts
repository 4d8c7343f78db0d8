import type { ProjectId, TurnId, UserId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsService } from './index.ts';

describeOnEachEngine('the returned price of a turn', ({ transactions }) => {
  const clock = createManualClock();
  const credits = createCreditsService({ transactions, clock, events: createRecordedEvents() });
  let userId: UserId;

  beforeEach(async () => {
    userId = (await addUser(transactions)).userId;
    const gift = { userId, amount: 100, kind: 'gift', reason: 'test', idempotencyKey: newId() } as const;
    await transactions.run((tx) => credits.grant(tx, gift));
  });

  const settle = async (charged: number, projectId?: ProjectId): Promise<TurnId> => {
    const turnId = newId<TurnId>();
    await transactions.run(async (tx) => {
      const turn = { userId, turnId, model: 'm', reason: 'istek' };
      await credits.reserve(tx, { ...turn, amount: 40, ...(projectId && { projectId }) });
      await credits.settle(tx, { ...turn, charged, tokens: 700 });
    });
    return turnId;
  };
  const giveBack = (turnId: TurnId, owner = userId) =>
    transactions.run((tx) => credits.returnCharge(tx, { userId: owner, turnId }));

  it('is a row of its own beside the row of the turn, once', async () => {
    const projectId = newId<ProjectId>();
    const turnId = await settle(7, projectId);
    expect(await giveBack(turnId)).toBe(100);
    expect(await giveBack(turnId)).toBe(100);
    const { entries } = await credits.list(userId, { limit: 10 });
    expect(entries).toMatchObject([
      { kind: 'reversal', amount: 7, balanceAfter: 100, reason: 'turn-returned', turnId, turnState: null },
      { kind: 'turn', amount: -7, balanceAfter: 93, reason: 'istek', turnId, turnState: 'charged' },
      { kind: 'gift', amount: 100, balanceAfter: 100 },
    ]);
    const ofProject = await credits.list(userId, { limit: 10, projectId, group: 'reversals' });
    expect(ofProject.entries).toMatchObject([{ kind: 'reversal', projectId, model: 'm' }]);
  });

  it('is no use of credits in any statistic', async () => {
    const [kept, returned] = [await settle(5), await settle(7)];
    const before = await credits.usageBreakdown(userId, {});
    expect(before).toMatchObject({ used: 12, answers: 2 });
    await giveBack(returned);
    expect(kept).not.toBe(returned);
    expect(await credits.usageBreakdown(userId, {})).toEqual({
      used: 5,
      answers: 1,
      projects: [{ projectId: null, projectName: null, used: 5, answers: 1 }],
      models: [{ model: 'm', used: 5, answers: 1 }],
    });
    const { buckets, conversations } = await credits.usageHistory(userId, 0);
    expect(buckets.map(({ used }) => used)).toEqual([5]);
    expect(conversations).toBe(1);
  });

  it('has a text of its own in the CSV file', async () => {
    await giveBack(await settle(7));
    const { chunks } = credits.exportLedger(userId, {}, { language: 'tr', timezone: undefined });
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    const lines = Buffer.concat(parts).toString('utf8').split('\r\n');
    expect(lines[1]).toContain('Çalışmayan değişikliğin kredisi geri verildi;;;7;100');
    expect(lines[2]).toContain('AI yanıtı;istek;;-7;93');
  });

  it('changes nothing for open, free, unknown turns and turns of others', async () => {
    const open = newId<TurnId>();
    await transactions.run((tx) =>
      credits.reserve(tx, { userId, turnId: open, amount: 30, model: 'm', reason: '' }),
    );
    const stranger = (await addUser(transactions)).userId;
    const charged = await settle(7);
    for (const turnId of [open, await settle(0), newId<TurnId>()]) expect(await giveBack(turnId)).toBe(63);
    expect(await giveBack(charged, stranger)).toBe(0);
    expect((await credits.list(stranger, { limit: 5 })).entries).toEqual([]);
    expect((await credits.status(userId)).balance).toBe(63);
  });
});
