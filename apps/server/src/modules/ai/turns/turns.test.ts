import { AppError, type ChatMessage, type Turn, turn as turnSchema } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { emptyProgress, foldDelta } from '../reply-stream/fold-delta.ts';
import {
  createTurnFixture,
  inlineTasks,
  screenWith,
  type TurnFixture,
  writeReply,
} from '../testing/turn-fixture.ts';

describeOnEachEngine('turns over HTTP', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });

  const messages = async (): Promise<ChatMessage[]> => {
    const { json } = await fixture.call('GET', `${fixture.base}/messages`);
    return (json as { messages: ChatMessage[] }).messages;
  };
  it('validates an answer once while the project does not change', async () => {
    const validated: string[] = [];
    fixture = await createTurnFixture(transactions, {
      tasks: {
        validateAnswers: (current, texts, work) => {
          validated.push(...texts.answers);
          return inlineTasks.validateAnswers(current, texts, work);
        },
      },
    });
    fixture.provider.push({ text: good() });
    expect((await fixture.finish('bir selam ekranı yap')).status).toBe('done');
    expect(validated).toEqual([good()]);
  });

  const good = () => writeReply({ files: { 'src/App.tsx': screenWith('Merhaba') } });

  it('applies a valid answer as one version with its cost, chat messages and events', async () => {
    fixture.provider.push({ text: good(), tokens: 2_345 });
    const started = await fixture.send('bir selam ekranı yap');
    expect(started.status).toBe(201);
    expect(started.json).toMatchObject({ status: 'queued', charged: null, prompt: 'bir selam ekranı yap' });
    await fixture.ai.settled();

    const { id } = started.json as Turn;
    const { json } = await fixture.call('GET', `${fixture.base}/turns/${id}`);
    const turn = turnSchema.parse(json);
    expect(turn).toMatchObject({ status: 'done', charged: 24, tokens: 2_345, revision: 2, error: null });
    expect((started.json as Turn).reserved).toBeGreaterThanOrEqual(85);
    expect(await fixture.balance()).toBe(1_000 - 24);
    expect(await fixture.files()).toMatchObject({ 'src/App.tsx': screenWith('Merhaba') });
    expect(await fixture.revision()).toBe(2);

    const [answer, question] = await messages();
    expect(question).toMatchObject({ type: 'user', content: 'bir selam ekranı yap', turnId: id });
    expect(answer).toMatchObject({
      type: 'ai',
      content: 'Açıklama.',
      turnId: id,
      changes: { title: 'Başlık', changeList: ['Bir'], files: [{ path: 'src/App.tsx', kind: 'updated' }] },
      metadata: {
        tokensUsed: 2_345,
        creditsUsed: 24,
        versionId: turn.versionId,
        versionNumber: 2,
        wasRepaired: false,
      },
    });

    const events = fixture.publishedEvents();
    expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'turn-delta')).toEqual([
      'turn-started',
      'files-changed',
      'turn-ended',
    ]);
    const deltas = events.flatMap((event) => (event.kind === 'turn-delta' ? [event] : []));
    expect(deltas.map(({ sequence }) => sequence)).toEqual(deltas.map((_, at) => at + 1));
    const folded = deltas.reduce(
      (all, { sequence, delta }) => foldDelta(all, sequence, delta),
      emptyProgress,
    );
    expect(folded).toMatchObject({
      title: 'Başlık',
      explanation: 'Açıklama.',
      files: [{ path: 'src/App.tsx', content: screenWith('Merhaba'), isDone: true }],
    });
    const steps = deltas.flatMap(({ delta }) => (delta.kind === 'status' ? [delta.status] : []));
    expect(steps).toEqual(['streaming', 'checking', 'applying']);
  });

  it('fixes simple problems itself and requests at most one repair', async () => {
    const unimported = screenWith('Merhaba').replace('Text, View', 'View');
    fixture.provider.push({ text: writeReply({ files: { 'src/App.tsx': unimported } }), tokens: 1_000 });
    expect((await fixture.finish('yap')).status).toBe('done');
    expect(fixture.provider.calls).toHaveLength(1);

    const broken = screenWith('İki').replace('</View>', '');
    fixture.provider.push(
      {
        text: writeReply({ files: { 'src/App.tsx': broken, 'src/a.ts': 'export const a = 1;\n' } }),
        tokens: 1_000,
      },
      {
        text: writeReply({ title: 'Onarım', files: { 'src/App.tsx': screenWith('Üç') } }),
        tokens: 9_000,
      },
    );
    const turn = await fixture.finish('yap');
    expect(turn).toMatchObject({ status: 'done', charged: 10, tokens: 1_000 });
    expect(await fixture.files()).toMatchObject({
      'src/App.tsx': screenWith('Üç'),
      'src/a.ts': 'export const a = 1;\n',
    });
    expect((await messages())[0]).toMatchObject({
      changes: { title: 'Başlık' },
      metadata: { wasRepaired: true },
    });
    expect(fixture.provider.calls[2]?.messages.at(-1)?.content).toContain('src/App.tsx');
  });

  const unusable: readonly [string, string, AppError['type']][] = [
    ['half a JSON', '{"title":"a","files":{"src/App.tsx":"yar', 'ai_reply_truncated'],
    ['invalid JSON', '{"files": oops}', 'ai_reply_unreadable'],
    ['HTML', '<!doctype html><html><body>502</body></html>', 'ai_reply_unreadable'],
    ['no files', writeReply({}), 'ai_reply_invalid_files'],
    ['an empty files object', writeReply({ files: {} }), 'ai_reply_invalid_files'],
    ['a path outside the project', writeReply({ files: { '../../x.ts': 'a' } }), 'ai_reply_invalid_files'],
    [
      'an edit whose search text is missing',
      writeReply({ files: { 'src/App.tsx': { edits: [{ search: 'yok', replace: '' }] } } }),
      'ai_reply_invalid_files',
    ],
    ['a prototype', '{"files":{"__proto__":"x"}}', 'ai_reply_invalid_files'],
    ['a huge file', writeReply({ files: { 'a.ts': 'x'.repeat(1_100_000) } }), 'ai_reply_invalid_files'],
    [
      'more than two megabytes',
      writeReply({ files: { 'a.ts': 'x'.repeat(2_200_000) } }),
      'ai_reply_unreadable',
    ],
    [
      'an unknown package',
      writeReply({ files: { 'src/App.tsx': `import a from 'left-pad-x';\n${screenWith('a')}` } }),
      'ai_result_does_not_build',
    ],
    [
      'a missing module',
      writeReply({ files: { 'src/App.tsx': `import { a } from './yok';\n${screenWith('a')}` } }),
      'ai_result_does_not_build',
    ],
    [
      'left-out code',
      writeReply({ files: { 'src/App.tsx': `// ... rest of the file unchanged\n${screenWith('a')}` } }),
      'ai_result_does_not_build',
    ],
    ['no root component', writeReply({ files: { 'src/App.tsx': null } }), 'ai_result_does_not_build'],
  ];
  it.each(unusable)(
    'rejects %s with a typed error and leaves project and balance unchanged',
    async (_, text, type) => {
      for (let at = 0; at < 3; at += 1) fixture.provider.push({ text, tokens: 5_000, chunk: 4_096 });
      const before = await fixture.files();
      const turn = await fixture.finish('bir şey yap');
      expect(turn).toMatchObject({ status: 'failed', charged: 0, versionId: null, error: { type } });
      expect(await fixture.balance()).toBe(1_000);
      expect(await fixture.files()).toEqual(before);
      expect(await fixture.revision()).toBe(1);
      expect((await messages())[0]).toMatchObject({ type: 'system', content: '', error: { type } });
      expect(fixture.publishedEvents().at(-1)).toMatchObject({
        kind: 'turn-ended',
        turn: { status: 'failed' },
      });
    },
  );

  it('reports path, line and statement of an answer that does not build', async () => {
    const text = writeReply({ files: { 'src/App.tsx': `import { a } from './yok';\n${screenWith('a')}` } });
    fixture.provider.push({ text }, { text });
    expect((await fixture.finish('yap')).error).toEqual({
      type: 'ai_result_does_not_build',
      params: { path: 'src/App.tsx', line: 1, problem: "import './yok'" },
    });
  });

  it('requests no repair of an answer cut at the token cap', async () => {
    fixture.provider.push({ text: '{"title":"a","files":{"src/App.tsx":"yar', finish: 'length' });
    for (let at = 0; at < 3; at += 1) fixture.provider.push({ text: 'ım', finish: 'length' });
    expect((await fixture.finish('yap')).error?.type).toBe('ai_reply_truncated');
    expect(fixture.provider.calls).toHaveLength(4);
  });

  it.each([
    'ai_provider_rate_limited',
    'ai_provider_error',
    'ai_provider_timeout',
    'ai_provider_disconnected',
  ] as const)('fails with %s before or within an answer', async (type) => {
    for (const after of ['', '{"title":"yar']) {
      fixture.provider.push({ error: new AppError(type, { params: { message: 'm', seconds: 60 } }), after });
      const turn = await fixture.finish('yap');
      expect(turn).toMatchObject({ status: 'failed', charged: 0, error: { type, params: { seconds: 60 } } });
    }
    expect(await fixture.balance()).toBe(1_000);
  });

  it('charges nothing for a hundred failed turns', async () => {
    const answers = unusable.filter(([name]) => !name.includes('mega') && !name.includes('huge'));
    for (let at = 0; at < 100; at += 1) {
      const text = answers[at % answers.length]?.[1] ?? '';
      for (let part = 0; part < 3; part += 1) fixture.provider.push({ text, tokens: 8_000 });
      expect((await fixture.finish('yap')).status).toBe('failed');
      fixture.provider.clear();
    }
    expect(await fixture.balance()).toBe(1_000);
    expect(await fixture.revision()).toBe(1);
  }, 120_000);

  it('requires the chat minimum for an explanation and applies nothing', async () => {
    fixture = await createTurnFixture(transactions, { credits: 12 });
    fixture.provider.push({ text: '**Açıklama**', tokens: 300 });
    const turn = await fixture.finish('Bu kod ne işe yarıyor?');
    expect(turn).toMatchObject({ status: 'done', charged: 3, versionId: null });
    expect(fixture.provider.calls[0]).toMatchObject({ maxTokens: 4_000, temperature: 0.7 });
    expect((await messages())[0]).toMatchObject({ type: 'ai', content: '**Açıklama**', changes: null });
    expect(await fixture.revision()).toBe(1);
    expect((await fixture.send('mor yap')).status).toBe(402);
  });

  it.each([
    ['words', 'Bunu yapamam.', 'Bunu yapamam.'],
    ['a question', '<ask>Hangi ekran?</ask>', 'Hangi ekran?'],
    ['words after reasoning', `<think>${good()}</think>Bunu yapamam.`, 'Bunu yapamam.'],
    [
      'code without a path',
      '`{}` ile:\n```ts\nconst a = { b: 1 };\n```',
      '`{}` ile:\n```ts\nconst a = { b: 1 };\n```',
    ],
  ])('accepts %s where a change was requested and charges its tokens', async (_, text, shown) => {
    fixture.provider.push({ text, tokens: 100 });
    const turn = await fixture.finish('mor yap');
    expect(turn).toMatchObject({ status: 'done', charged: 1, versionId: null });
    expect(turn.progress.explanation.trim()).toBe(shown);
    expect((await messages())[0]).toMatchObject({ type: 'ai', content: shown, changes: null });
    expect(fixture.provider.calls).toHaveLength(1);
    expect(await fixture.revision()).toBe(1);
  });

  it('applies a change that answers a question', async () => {
    fixture.provider.push({ text: good(), tokens: 300 });
    expect(await fixture.finish('Bu kod ne işe yarıyor?')).toMatchObject({ status: 'done', charged: 3 });
    expect(await fixture.files()).toMatchObject({ 'src/App.tsx': screenWith('Merhaba') });
  });

  it('accepts an explanation with a part of a file when the model confirms that it changes nothing', async () => {
    const text = 'Durum burada tutulur:\n\n**src/App.tsx**\n```tsx\nconst [a, setA] = useState(0);\n```';
    fixture.provider.push({ text, tokens: 300 }, { text: 'Değişiklik gerekmiyor.', tokens: 900 });
    expect(await fixture.finish('Durum nerede?')).toMatchObject({ status: 'done', charged: 3 });
    expect((await messages())[0]).toMatchObject({ type: 'ai', content: text });
  });

  it('counts tokens when the provider reports none and never charges more than the reservation', async () => {
    fixture.provider.push({ text: good() });
    const { tokens, charged } = await fixture.finish('yap');
    expect(tokens).toBeGreaterThan(1_000);
    expect(charged).toBe(Math.ceil((tokens ?? 0) * 0.01));
    fixture.provider.push({
      text: writeReply({ files: { 'src/App.tsx': screenWith('b') } }),
      tokens: 9_000_000,
    });
    const greedy = await fixture.finish('yap');
    expect(greedy.charged).toBe(greedy.reserved);
  });

  it('is free when nothing changes', async () => {
    const { 'src/App.tsx': same } = await fixture.files();
    fixture.provider.push({ text: writeReply({ files: { 'src/App.tsx': same } }), tokens: 5_000 });
    expect(await fixture.finish('yap')).toMatchObject({ status: 'done', charged: 0, versionId: null });
    expect(await fixture.balance()).toBe(1_000);
  });

  describe('when started', () => {
    it('rejects an empty prompt, a missing provider and a low balance without writing anything', async () => {
      expect(await fixture.send('  \n ')).toMatchObject({
        status: 400,
        json: { type: 'turn_prompt_required' },
      });
      const silent = await createTurnFixture(transactions, { provider: null });
      expect(await silent.send('yap')).toMatchObject({ status: 503, json: { type: 'ai_not_configured' } });
      const poor = await createTurnFixture(transactions, { credits: 19 });
      expect(await poor.send('yap')).toMatchObject({
        status: 402,
        json: { type: 'credits_insufficient_generation', params: { balance: 19, requested: 20 } },
      });
      const broke = await createTurnFixture(transactions, { credits: 9 });
      expect(await broke.send('Bu nedir?')).toMatchObject({
        status: 402,
        json: { type: 'credits_insufficient_chat' },
      });
      for (const { call, base } of [fixture, silent, poor, broke]) {
        expect((await call('GET', `${base}/messages`)).json).toEqual({ messages: [], nextCursor: null });
      }
    });

    it('returns the same turn for the same idempotency key, also concurrently', async () => {
      fixture.provider.push({ text: good(), tokens: 100 });
      const idempotencyKey = newId();
      const replies = await Promise.all([1, 2, 3].map(() => fixture.send('yap', { idempotencyKey })));
      expect(new Set(replies.map(({ json }) => (json as Turn).id)).size).toBe(1);
      await fixture.ai.settled();
      expect((await fixture.send('yap', { idempotencyKey })).json).toMatchObject({ status: 'done' });
      expect(fixture.provider.calls).toHaveLength(1);
      expect(await fixture.balance()).toBe(999);
    });

    it('rejects a second turn in the same project', async () => {
      fixture.provider.push({ hang: '{"title":"uzun' });
      const first = (await fixture.send('yap')).json as Turn;
      expect(await fixture.send('bir daha')).toMatchObject({
        status: 409,
        json: { type: 'turn_in_progress' },
      });
      expect(await fixture.call('DELETE', `${fixture.base}/messages`)).toMatchObject({ status: 409 });
      expect((await fixture.call('GET', `${fixture.base}/turns/current`)).json).toMatchObject({
        turn: { id: first.id },
      });
      await fixture.call('POST', `${fixture.base}/turns/${first.id}/stop`);
      expect((await fixture.call('GET', `${fixture.base}/turns/current`)).json).toEqual({ turn: null });
      expect(await fixture.balance()).toBe(1_000);
    });

    it('is not accessible to other users and guests', async () => {
      const stranger = await addUser(transactions, { credits: 1_000 });
      const body = { prompt: 'yap', idempotencyKey: newId() };
      const calls: [string, string, unknown?][] = [
        ['POST', '/turns', body],
        ['POST', '/turns/estimate', { prompt: 'yap' }],
        ['GET', '/turns/current'],
        ['GET', '/turns/abc'],
        ['POST', '/turns/abc/stop'],
        ['GET', '/messages'],
        ['DELETE', '/messages'],
      ];
      for (const [method, path, sent] of calls) {
        const foreign = await fixture.call(method, fixture.base + path, sent, stranger);
        expect(foreign).toMatchObject({ status: 404, json: { type: 'project_not_found' } });
        const guest = await fixture.call(method, fixture.base + path, sent, null);
        expect(guest).toMatchObject({ status: 401, json: { type: 'general_unauthorized_scope' } });
      }
      expect(await fixture.call('GET', `${fixture.base}/turns/abc`)).toMatchObject({
        status: 404,
        json: { type: 'turn_not_found' },
      });
      expect((await fixture.call('GET', '/v1/ai')).json).toEqual({
        provider: 'openai-compatible',
        model: 'scripted-model',
        readsImages: false,
      });
    });

    it('never costs more than estimated', async () => {
      const { json } = await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt: 'yap' });
      const { promptTokens, expectedCredits, maximumCredits, minimumBalance } = json as Record<
        string,
        number
      >;
      expect(minimumBalance).toBe(20);
      fixture.provider.push({ text: good(), tokens: 50_000 });
      const turn = await fixture.finish('yap');
      expect(turn.charged).toBe(maximumCredits);
      expect(expectedCredits).toBe(Math.ceil(((promptTokens ?? 0) + 450) * 0.01));
    });
  });
});
