import { quickPrompts } from '@kilim/app-kit';
import { composeApp } from '@kilim/composer';
import type { ChatMessage, Turn } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, type TurnFixture } from '../testing/turn-fixture.ts';

const builds = quickPrompts.filter(({ id }) => id !== 'improve');
const improve = quickPrompts.find(({ id }) => id === 'improve');

describeOnEachEngine('built-in provider', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions, { provider: null, config: { provider: 'builtin' } });
  });

  describe.each(['tr', 'en'] as const)('in %s', (language) => {
    it.each(builds.map(({ id, prompt }) => [id, prompt[language]] as const))(
      'builds an app for the quick prompt %s at the estimated price',
      async (quickPromptId, prompt) => {
        const { json } = await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt });
        const { expectedCredits, maximumCredits } = json as Record<
          'expectedCredits' | 'maximumCredits',
          number
        >;
        const turn = await fixture.finish(prompt, { language, quickPromptId });
        expect(turn).toMatchObject({
          status: 'done',
          provider: 'builtin',
          model: 'kilim-builtin',
          error: null,
        });
        expect(turn.charged).toBe(expectedCredits);
        expect(maximumCredits).toBe(expectedCredits);
        expect(await fixture.balance()).toBe(1_000 - (turn.charged ?? 0));
        expect(await fixture.revision()).toBe(2);
        const deltas = fixture
          .publishedEvents()
          .flatMap((event) => (event.kind === 'turn-delta' ? [event.delta] : []));
        const begun = deltas.flatMap((delta) => (delta.kind === 'file-start' ? [delta.path] : []));
        expect(begun.sort()).toEqual(turn.progress.files.map(({ path }) => path).sort());
      },
    );
  });

  it.each([
    ['tr', 'Bana bir su takip uygulaması yap'],
    ['en', 'Build me a habit tracker app'],
  ] as const)(
    'writes the app that a guest ran in the browser, byte for byte: %s',
    async (language, prompt) => {
      const guest = composeApp({ prompt, language });
      await fixture.finish(prompt, { language });
      if (guest.kind !== 'app') throw new Error('No app');
      expect(await fixture.files()).toEqual(guest.files);
    },
  );

  it('improves an app that it built, and asks what to build before there is one', async () => {
    const prompt = improve?.prompt.tr ?? '';
    expect(await fixture.finish(prompt, { quickPromptId: 'improve' })).toMatchObject({ versionId: null });
    await fixture.finish('bana bir alışveriş uygulaması yap');
    const turn = await fixture.finish(prompt, { quickPromptId: 'improve' });
    expect(turn).toMatchObject({ status: 'done', versionId: expect.any(String) });
  });

  it('changes an app that it built by edits', async () => {
    await fixture.finish('bana bir alışveriş uygulaması yap');
    const before = await fixture.files();
    const turn = await fixture.finish('ana rengi mor yap');
    expect(turn).toMatchObject({ status: 'done', versionId: expect.any(String) });
    const after = await fixture.files();
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(3);
    expect(turn.charged).toBeLessThanOrEqual(20);
  });

  it.each([
    ['a request that it does not understand', 'Kuantum fiziği hakkında bir şiir yaz'],
    ['a greeting', 'merhaba'],
    ['a question about the project', 'Bu projeyi açıkla'],
    ['an error that it cannot find', 'şu hatayı düzelt'],
  ])('answers %s for free, as estimated, with next steps that change the project', async (_, prompt) => {
    const { json } = await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt });
    expect(json).toMatchObject({ expectedCredits: 0, maximumCredits: 0 });
    expect(await fixture.finish(prompt)).toMatchObject({ status: 'done', charged: 0, versionId: null });
    expect(await fixture.balance()).toBe(1_000);
    expect(await fixture.revision()).toBe(1);
    const { messages } = (await fixture.call('GET', `${fixture.base}/messages`)).json as {
      messages: ChatMessage[];
    };
    expect(messages[0]).toMatchObject({ type: 'ai', metadata: { creditsUsed: 0 } });
    const [step = ''] = messages[0]?.changes?.nextSteps ?? [];
    expect(await fixture.finish(step)).toMatchObject({ status: 'done', versionId: expect.any(String) });
  });

  it('can be aborted between two chunks', async () => {
    const slow = await createTurnFixture(transactions, {
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
