import type { Turn } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createGate } from '../testing/scripted-provider.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const hour = 3_600_000;
const jumps = [
  ['forward', hour],
  ['back', -hour],
] as const;

describeOnEachEngine('a turn during a clock jump', ({ transactions }) => {
  const begin = async (fixture: TurnFixture): Promise<Turn> => {
    const turn = (await fixture.send('saati çiz')).json as Turn;
    await vi.waitFor(() => expect(fixture.provider.calls).toHaveLength(1));
    return turn;
  };
  const find = (fixture: TurnFixture, { id }: Turn) =>
    fixture.ai.find(fixture.owner.userId, fixture.project.id, id);
  const waitForRenewal = (fixture: TurnFixture, { id }: Turn) =>
    vi.waitFor(async () => {
      const row = await queries(transactions.outside)
        .selectFrom('turns')
        .select('lease_until')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.lease_until).toBe(fixture.clock.now() + 15_000);
    });

  it.each(jumps)('%s is applied and charged once by its own process', async (_name, jump) => {
    // The lease is not renewed between the jump and the recovery, so it looks expired.
    const fixture = await createTurnFixture(transactions, { saveInterval: 60_000 });
    const { wait, release } = createGate();
    const text = writeReply({ files: { 'App.tsx': screenWith('saat') } });
    fixture.provider.push({ wait, text, tokens: 50 });
    const begun = await begin(fixture);
    fixture.clock.advance(jump);
    expect(await fixture.ai.recover()).toBe(0);
    release();
    await fixture.ai.settled();
    const turn = await find(fixture, begun);
    expect(turn.status).toBe('done');
    expect(await fixture.balance()).toBe(1_000 - (turn.charged ?? 0));
    fixture.provider.push({ text: writeReply({ files: { 'App.tsx': screenWith('sonra') } }), tokens: 50 });
    expect((await fixture.finish('sonra')).status).toBe('done');
  });

  it.each(jumps)('%s keeps running and has its lease renewed', async (_name, jump) => {
    const fixture = await createTurnFixture(transactions);
    fixture.provider.push({ hang: '' });
    const begun = await begin(fixture);
    fixture.clock.advance(jump);
    const other = fixture.otherProcess();
    await waitForRenewal(fixture, begun);
    expect(await other.recover()).toBe(0);
    fixture.clock.advance(10_000);
    await waitForRenewal(fixture, begun);
    expect(await other.recover()).toBe(0);
    expect((await find(fixture, begun)).endedAt).toBeNull();
    await fixture.ai.close();
  });

  it.each(jumps)('%s ends within one lease after its process died', async (_name, jump) => {
    const fixture = await createTurnFixture(transactions, { saveInterval: 60_000 });
    fixture.provider.push({ hang: '' });
    const begun = await begin(fixture);
    fixture.clock.advance(jump);
    const other = fixture.otherProcess();
    await other.recover();
    fixture.clock.advance(15_001);
    await other.recover();
    expect(await find(fixture, begun)).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'turn_interrupted' },
    });
    expect(await fixture.balance()).toBe(1_000);
    await fixture.ai.close();
  });
});
