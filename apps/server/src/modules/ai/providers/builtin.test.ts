import { quickPrompts } from '@kilim/app-kit';
import type { Turn } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type AiStage, createAiStage } from '../testing/ai-stage.ts';

describeOnEachEngine('built-in provider', ({ transactions }) => {
  let stage: AiStage;
  beforeEach(async () => {
    stage = await createAiStage(transactions, { provider: null, config: { provider: 'builtin' } });
  });

  describe.each(['tr', 'en'] as const)('in %s', (language) => {
    it.each(quickPrompts.map(({ id, prompt }) => [id, prompt[language]] as const))(
      'builds an app for the quick prompt %s, at the price that was foretold',
      async (quickPromptId, prompt) => {
        const { json } = await stage.call('POST', `${stage.base}/turns/estimate`, { prompt });
        const { expectedCredits, maximumCredits } = json as Record<
          'expectedCredits' | 'maximumCredits',
          number
        >;
        const turn = await stage.finish(prompt, { language, quickPromptId });
        expect(turn).toMatchObject({
          status: 'done',
          provider: 'builtin',
          model: 'kilim-builtin',
          error: null,
        });
        expect(turn.charged).toBeLessThanOrEqual(maximumCredits);
        expect(Math.abs((turn.charged ?? 0) - expectedCredits)).toBeLessThanOrEqual(expectedCredits * 0.2);
        expect(await stage.balance()).toBe(1_000 - (turn.charged ?? 0));
        expect(await stage.revision()).toBe(2);
        const deltas = stage.told().flatMap((event) => (event.kind === 'turn-delta' ? [event.delta] : []));
        const begun = deltas.flatMap((delta) => (delta.kind === 'file-start' ? [delta.path] : []));
        expect(begun.sort()).toEqual(turn.progress.files.map(({ path }) => path).sort());
      },
    );
  });

  it('changes the app that it built by an edit, not by writing it anew', async () => {
    await stage.finish('bana bir alışveriş uygulaması yap');
    const before = await stage.files();
    const turn = await stage.finish('ana rengi mor yap');
    expect(turn).toMatchObject({ status: 'done', versionId: expect.any(String) });
    const after = await stage.files();
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(3);
    expect(turn.charged).toBeLessThanOrEqual(20);
  });

  it('says what it cannot do and how to connect a model, and touches nothing', async () => {
    const turn = await stage.finish(
      'Kuantum fiziği hakkında bir şiirle ilgili düşüncelerini uygulamaya yansıt',
    );
    expect(turn).toMatchObject({ status: 'done', versionId: null });
    expect(turn.progress.explanation).toContain('OPENAI_BASE_URL');
    expect(await stage.revision()).toBe(1);
  });

  it('can be stopped between two pieces', async () => {
    const slow = await createAiStage(transactions, {
      provider: null,
      config: { provider: 'builtin', builtinPace: 20 },
    });
    const { json } = await slow.send('Bana bir oyun yap');
    const { id } = json as Turn;
    expect((await slow.call('POST', `${slow.base}/turns/${id}/stop`)).json).toMatchObject({
      status: 'stopped',
    });
    await slow.ai.settled();
    expect(await slow.balance()).toBe(1_000);
  });
});
