import type { Turn } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type AiStage, createAiStage, screenWith, writeReply } from '../testing/ai-stage.ts';

const hour = 3_600_000;
const jumps = [
  ['forward', hour],
  ['back', -hour],
] as const;

describeOnEachEngine('a clock that jumps while a turn runs', ({ transactions }) => {
  const begin = async (stage: AiStage): Promise<Turn> => {
    const turn = (await stage.send('saati çiz')).json as Turn;
    await vi.waitFor(() => expect(stage.provider.calls).toHaveLength(1));
    return turn;
  };
  const find = (stage: AiStage, { id }: Turn) => stage.ai.find(stage.owner.userId, stage.project.id, id);

  it.each(jumps)('%s: its own process applies and charges it once', async (_name, jump) => {
    // No heartbeat between the jump and the recovery: the lease looks expired.
    const stage = await createAiStage(transactions, { beat: 60_000 });
    let answer: () => void = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const text = writeReply({ files: { 'App.tsx': screenWith('saat') } });
    stage.provider.push({ wait, text, tokens: 50 });
    const begun = await begin(stage);
    stage.clock.advance(jump);
    expect(await stage.ai.recover()).toBe(0);
    answer();
    await stage.ai.settled();
    const turn = await find(stage, begun);
    expect(turn.status).toBe('done');
    expect(await stage.balance()).toBe(1_000 - (turn.charged ?? 0));
    stage.provider.push({ text: writeReply({ files: { 'App.tsx': screenWith('sonra') } }), tokens: 50 });
    expect((await stage.finish('sonra')).status).toBe('done');
  });

  it.each(jumps)('%s: a living process keeps it and renews its lease', async (_name, jump) => {
    const stage = await createAiStage(transactions);
    stage.provider.push({ hang: '' });
    const begun = await begin(stage);
    stage.clock.advance(jump);
    const other = stage.otherProcess();
    // Within a few heartbeats the lease fits the new time again.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await other.recover()).toBe(0);
    stage.clock.advance(10_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await other.recover()).toBe(0);
    expect((await find(stage, begun)).endedAt).toBeNull();
    await stage.ai.close();
  });

  it.each(jumps)('%s: a turn whose process is gone ends within one lease', async (_name, jump) => {
    const stage = await createAiStage(transactions, { beat: 60_000 });
    stage.provider.push({ hang: '' });
    const begun = await begin(stage);
    stage.clock.advance(jump);
    const other = stage.otherProcess();
    await other.recover();
    stage.clock.advance(15_001);
    await other.recover();
    expect(await find(stage, begun)).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'turn_interrupted' },
    });
    expect(await stage.balance()).toBe(1_000);
    await stage.ai.close();
  });
});
