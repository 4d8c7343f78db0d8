import { AppError, type ChatMessage, type Turn, turn as turnSchema } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addPerson } from '../../../testing/people.ts';
import { emptyProgress, foldDelta } from '../reply-stream/fold-delta.ts';
import { type AiStage, createAiStage, screenWith, writeReply } from '../testing/ai-stage.ts';

describeOnEachEngine('turns over HTTP', ({ transactions }) => {
  let stage: AiStage;
  beforeEach(async () => {
    stage = await createAiStage(transactions);
  });

  const messages = async (): Promise<ChatMessage[]> => {
    const { json } = await stage.call('GET', `${stage.base}/messages`);
    return (json as { messages: ChatMessage[] }).messages;
  };
  const good = () => writeReply({ files: { 'src/App.tsx': screenWith('Merhaba') } });

  it('applies an answer that builds: one version, the real cost, the chat, the events', async () => {
    stage.provider.push({ text: good(), tokens: 2_345 });
    const started = await stage.send('bir selam ekranı yap');
    expect(started.status).toBe(201);
    expect(started.json).toMatchObject({ status: 'queued', charged: null, prompt: 'bir selam ekranı yap' });
    await stage.ai.settled();

    const { id } = started.json as Turn;
    const { json } = await stage.call('GET', `${stage.base}/turns/${id}`);
    const turn = turnSchema.parse(json);
    expect(turn).toMatchObject({ status: 'done', charged: 24, tokens: 2_345, error: null });
    expect((started.json as Turn).reserved).toBeGreaterThanOrEqual(85);
    expect(await stage.balance()).toBe(1_000 - 24);
    expect(await stage.files()).toMatchObject({ 'src/App.tsx': screenWith('Merhaba') });
    expect(await stage.revision()).toBe(2);

    const [answer, question] = await messages();
    expect(question).toMatchObject({ type: 'user', content: 'bir selam ekranı yap', turnId: id });
    expect(answer).toMatchObject({
      type: 'ai',
      content: 'Açıklama.',
      turnId: id,
      changes: { title: 'Başlık', changeList: ['Bir'], files: [{ path: 'src/App.tsx', kind: 'updated' }] },
      metadata: { tokensUsed: 2_345, creditsUsed: 24, versionId: turn.versionId, wasRepaired: false },
    });

    const told = stage.told();
    expect(told.map(({ kind }) => kind).filter((kind) => kind !== 'turn-delta')).toEqual([
      'turn-started',
      'files-changed',
      'turn-ended',
    ]);
    const deltas = told.flatMap((event) => (event.kind === 'turn-delta' ? [event] : []));
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

  it('puts right without a model what needs none, and asks for a repair at most once', async () => {
    const unimported = screenWith('Merhaba').replace('Text, View', 'View');
    stage.provider.push({ text: writeReply({ files: { 'src/App.tsx': unimported } }), tokens: 1_000 });
    expect((await stage.finish('yap')).status).toBe('done');
    expect(stage.provider.calls).toHaveLength(1);

    const broken = screenWith('İki').replace('</View>', '');
    stage.provider.push(
      {
        text: writeReply({ files: { 'src/App.tsx': broken, 'src/a.ts': 'export const a = 1;\n' } }),
        tokens: 1_000,
      },
      {
        text: writeReply({ title: 'Onarım', files: { 'src/App.tsx': screenWith('Üç') } }),
        tokens: 9_000,
      },
    );
    const turn = await stage.finish('yap');
    expect(turn).toMatchObject({ status: 'done', charged: 10, tokens: 1_000 });
    expect(await stage.files()).toMatchObject({
      'src/App.tsx': screenWith('Üç'),
      'src/a.ts': 'export const a = 1;\n',
    });
    expect((await messages())[0]).toMatchObject({
      changes: { title: 'Başlık' },
      metadata: { wasRepaired: true },
    });
    expect(stage.provider.calls[2]?.messages.at(-1)?.content).toContain('src/App.tsx');
  });

  const unusable: readonly [string, string, AppError['type']][] = [
    ['half a JSON', '{"title":"a","files":{"src/App.tsx":"yar', 'ai_reply_truncated'],
    ['invalid JSON', '{"files": oops}', 'ai_reply_unreadable'],
    ['HTML', '<!doctype html><html><body>502</body></html>', 'ai_reply_unreadable'],
    ['no files', writeReply({}), 'ai_reply_invalid_files'],
    ['an empty files object', writeReply({ files: {} }), 'ai_reply_invalid_files'],
    ['a path outside the project', writeReply({ files: { '../../x.ts': 'a' } }), 'ai_reply_invalid_files'],
    [
      'an edit without its place',
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
    'refuses %s with a typed error and leaves project and balance alone',
    async (_, text, type) => {
      stage.provider.push({ text, tokens: 5_000, chunk: 4_096 }, { text, tokens: 5_000, chunk: 4_096 });
      const before = await stage.files();
      const turn = await stage.finish('bir şey yap');
      expect(turn).toMatchObject({ status: 'failed', charged: 0, versionId: null, error: { type } });
      expect(await stage.balance()).toBe(1_000);
      expect(await stage.files()).toEqual(before);
      expect(await stage.revision()).toBe(1);
      expect((await messages())[0]).toMatchObject({ type: 'system', content: '', error: { type } });
      expect(stage.told().at(-1)).toMatchObject({ kind: 'turn-ended', turn: { status: 'failed' } });
    },
  );

  it('names file, line and statement of an answer that does not build', async () => {
    const text = writeReply({ files: { 'src/App.tsx': `import { a } from './yok';\n${screenWith('a')}` } });
    stage.provider.push({ text }, { text });
    expect((await stage.finish('yap')).error).toEqual({
      type: 'ai_result_does_not_build',
      params: { path: 'src/App.tsx', line: 1, problem: "import './yok'" },
    });
  });

  it('does not ask again for an answer that was cut at the cap', async () => {
    stage.provider.push({ text: '{"title":"a","files":{"src/App.tsx":"yar', finish: 'length' });
    expect((await stage.finish('yap')).error?.type).toBe('ai_reply_truncated');
    expect(stage.provider.calls).toHaveLength(1);
  });

  it.each([
    'ai_provider_rate_limited',
    'ai_provider_error',
    'ai_provider_timeout',
    'ai_provider_disconnected',
  ] as const)('fails with %s, whether before the answer or within it', async (type) => {
    for (const after of ['', '{"title":"yar']) {
      stage.provider.push({ error: new AppError(type, { params: { message: 'm', seconds: 60 } }), after });
      const turn = await stage.finish('yap');
      expect(turn).toMatchObject({ status: 'failed', charged: 0, error: { type, params: { seconds: 60 } } });
    }
    expect(await stage.balance()).toBe(1_000);
  });

  it('charges nothing for a hundred broken turns', async () => {
    const answers = unusable.filter(([name]) => !name.includes('mega') && !name.includes('huge'));
    for (let at = 0; at < 100; at += 1) {
      const text = answers[at % answers.length]?.[1] ?? '';
      stage.provider.push({ text, tokens: 8_000 }, { text, tokens: 8_000 });
      expect((await stage.finish('yap')).status).toBe('failed');
      stage.provider.forget();
    }
    expect(await stage.balance()).toBe(1_000);
    expect(await stage.revision()).toBe(1);
  }, 120_000);

  it('answers in words for the chat price, and applies nothing', async () => {
    stage = await createAiStage(transactions, { credits: 12 });
    stage.provider.push({ text: '**Açıklama**', tokens: 300 });
    const turn = await stage.finish('Bu kod ne işe yarıyor?');
    expect(turn).toMatchObject({ status: 'done', charged: 3, versionId: null });
    expect(stage.provider.calls[0]).toMatchObject({ format: 'text', maxTokens: 4_000, temperature: 0.7 });
    expect((await messages())[0]).toMatchObject({ type: 'ai', content: '**Açıklama**', changes: null });
    expect(await stage.revision()).toBe(1);
    expect((await stage.send('mor yap')).status).toBe(402);
  });

  it('takes words where a reply was asked for as an explanation', async () => {
    stage.provider.push({ talk: 'Bunu yapamam.', tokens: 100 });
    expect(await stage.finish('mor yap')).toMatchObject({
      status: 'done',
      charged: 1,
      progress: { explanation: 'Bunu yapamam.' },
    });
  });

  it('counts the tokens itself when the provider does not, and never charges more than was set aside', async () => {
    stage.provider.push({ text: good() });
    const { tokens, charged } = await stage.finish('yap');
    expect(tokens).toBeGreaterThan(1_000);
    expect(charged).toBe(Math.ceil((tokens ?? 0) * 0.01));
    stage.provider.push({
      text: writeReply({ files: { 'src/App.tsx': screenWith('b') } }),
      tokens: 9_000_000,
    });
    const greedy = await stage.finish('yap');
    expect(greedy.charged).toBe(greedy.reserved);
  });

  it('costs nothing when nothing changes', async () => {
    const { 'src/App.tsx': same } = await stage.files();
    stage.provider.push({ text: writeReply({ files: { 'src/App.tsx': same } }), tokens: 5_000 });
    expect(await stage.finish('yap')).toMatchObject({ status: 'done', charged: 0, versionId: null });
    expect(await stage.balance()).toBe(1_000);
  });

  describe('starting', () => {
    it('refuses an empty prompt, a missing provider and too few credits, and writes nothing', async () => {
      expect(await stage.send('  \n ')).toMatchObject({
        status: 400,
        json: { type: 'turn_prompt_required' },
      });
      const silent = await createAiStage(transactions, { provider: null });
      expect(await silent.send('yap')).toMatchObject({ status: 503, json: { type: 'ai_not_configured' } });
      const poor = await createAiStage(transactions, { credits: 19 });
      expect(await poor.send('yap')).toMatchObject({
        status: 402,
        json: { type: 'credits_insufficient_generation', params: { balance: 19, requested: 20 } },
      });
      const broke = await createAiStage(transactions, { credits: 9 });
      expect(await broke.send('Bu nedir?')).toMatchObject({
        status: 402,
        json: { type: 'credits_insufficient_chat' },
      });
      for (const { call, base } of [stage, silent, poor, broke]) {
        expect((await call('GET', `${base}/messages`)).json).toEqual({ messages: [], nextCursor: null });
      }
    });

    it('answers the same turn for the same key, also when it is sent twice at once', async () => {
      stage.provider.push({ text: good(), tokens: 100 });
      const idempotencyKey = newId();
      const replies = await Promise.all([1, 2, 3].map(() => stage.send('yap', { idempotencyKey })));
      expect(new Set(replies.map(({ json }) => (json as Turn).id)).size).toBe(1);
      await stage.ai.settled();
      expect((await stage.send('yap', { idempotencyKey })).json).toMatchObject({ status: 'done' });
      expect(stage.provider.calls).toHaveLength(1);
      expect(await stage.balance()).toBe(999);
    });

    it('runs one turn a project at a time', async () => {
      stage.provider.push({ hang: '{"title":"uzun' });
      const first = (await stage.send('yap')).json as Turn;
      expect(await stage.send('bir daha')).toMatchObject({ status: 409, json: { type: 'turn_in_progress' } });
      expect(await stage.call('DELETE', `${stage.base}/messages`)).toMatchObject({ status: 409 });
      expect((await stage.call('GET', `${stage.base}/turns/current`)).json).toMatchObject({
        turn: { id: first.id },
      });
      await stage.call('POST', `${stage.base}/turns/${first.id}/stop`);
      expect((await stage.call('GET', `${stage.base}/turns/current`)).json).toEqual({ turn: null });
      expect(await stage.balance()).toBe(1_000);
    });

    it('shows somebody else and a guest nothing', async () => {
      const stranger = await addPerson(transactions, { credits: 1_000 });
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
        const foreign = await stage.call(method, stage.base + path, sent, stranger);
        expect(foreign).toMatchObject({ status: 404, json: { type: 'project_not_found' } });
        const guest = await stage.call(method, stage.base + path, sent, null);
        expect(guest).toMatchObject({ status: 401, json: { type: 'general_unauthorized_scope' } });
      }
      expect(await stage.call('GET', `${stage.base}/turns/abc`)).toMatchObject({
        status: 404,
        json: { type: 'turn_not_found' },
      });
      expect((await stage.call('GET', '/v1/ai')).json).toEqual({
        provider: 'openai-compatible',
        model: 'scripted-model',
      });
    });

    it('says before what a turn will cost at most', async () => {
      const { json } = await stage.call('POST', `${stage.base}/turns/estimate`, { prompt: 'yap' });
      const { promptTokens, expectedCredits, maximumCredits } = json as Record<string, number>;
      stage.provider.push({ text: good(), tokens: 50_000 });
      const turn = await stage.finish('yap');
      expect(turn.charged).toBe(maximumCredits);
      expect(expectedCredits).toBe(Math.ceil(((promptTokens ?? 0) + 1_200) * 0.01));
    });
  });
});
