import type { AppError, ChatMessage } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  type FakeAnswer,
  type FakeOpenAiServer,
  startFakeOpenAiServer,
} from '../testing/fake-openai-server.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const model = 'llama3.2:latest';
const prompt = 'Bana bir yapılacaklar listesi uygulaması yap';
const half = '{"title":"Yarım kalan","explanation":"Bu metin kaybolur","files":{"src/App.tsx":"yar';
const status: FakeAnswer = { kind: 'status', status: 500, body: { error: { message: 'out of memory' } } };
const text = (content: string): FakeAnswer => ({ kind: 'stream', text: content, totalTokens: 4_200 });

describeOnEachEngine('a turn with a connected model', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let reports: (string | null)[];
  let isConnected: boolean;
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    reports = [];
    isConnected = true;
  });
  afterEach(() => server.close());

  const open = (idleTimeout = 10_000): Promise<TurnFixture> =>
    createTurnFixture(transactions, {
      provider: null,
      config: { provider: 'builtin', idleTimeout },
      findConnectedModel: async () =>
        isConnected
          ? {
              baseUrl: server.baseUrl,
              model,
              report: (error: AppError | null) => void reports.push(error?.type ?? null),
            }
          : null,
    });
  const readMessages = async ({ call, base }: TurnFixture): Promise<ChatMessage[]> =>
    ((await call('GET', `${base}/messages`)).json as { messages: ChatMessage[] }).messages;

  it('is answered by the model and charged for its tokens', async () => {
    const fixture = await open();
    server.push(text(writeReply({ files: { 'src/App.tsx': screenWith('Modelden') } })));
    expect((await fixture.call('GET', '/v1/ai')).json).toEqual({
      provider: 'openai-compatible',
      model,
      readsImages: false,
    });
    expect(await fixture.finish(prompt)).toMatchObject({ status: 'done', model, tokens: 4_200, charged: 42 });
    expect(server.calls[0]).toMatchObject({ path: '/v1/chat/completions', body: { model } });
    expect((await fixture.files())['src/App.tsx']).toContain('Modelden');
    expect(reports).toEqual([null]);
  });

  // In the order of the requests.
  const failures: readonly [string, readonly FakeAnswer[], string][] = [
    ['stops in the middle of an answer', [{ kind: 'cut', text: half }], 'ai_provider_disconnected'],
    ['fails', [status, status], 'ai_provider_error'],
    ['says nothing', [{ kind: 'silence' }], 'ai_provider_timeout'],
    ['falls silent', [{ kind: 'silence', text: half }], 'ai_provider_timeout'],
    ['is a web page', [{ kind: 'page', html: '<html>Giriş</html>' }], 'ai_reply_unreadable'],
    ['cannot be read twice', [text('{oops'), text('Nasıl bir şey?')], 'ai_reply_unreadable'],
    ['stops during the repair', [text('{oops'), { kind: 'cut', text: half }], 'ai_provider_disconnected'],
  ];
  it.each(failures)('is answered by the built-in provider when the model %s', async (_, answers, type) => {
    const fixture = await open(type === 'ai_provider_timeout' ? 150 : 10_000);
    server.push(...answers);
    const turn = await fixture.finish(prompt);
    expect(turn).toMatchObject({ status: 'done', provider: 'builtin', model: 'kilim-builtin', error: null });
    expect(server.calls).toHaveLength(answers.length);
    expect(Object.keys(await fixture.files()).length).toBeGreaterThan(5);
    expect(reports).toEqual([type]);
    // Only what was delivered is charged, by the tokens of the built-in answer.
    expect(turn.charged).toBe(Math.min(turn.reserved, Math.ceil((turn.tokens ?? 0) * 0.01)));
    expect(await fixture.balance()).toBe(1_000 - (turn.charged ?? 0));
    const [answer, question, ...more] = await readMessages(fixture);
    expect([question?.type, more]).toEqual(['user', []]);
    expect(answer).toMatchObject({ type: 'ai', error: null, metadata: { provider: 'builtin' } });
    // Nothing of the model's half answer stays.
    expect(JSON.stringify([turn.progress, answer])).not.toContain('kaybolur');
    const kinds = fixture
      .publishedEvents()
      .map((event) => (event.kind === 'turn-delta' ? event.delta.kind : event.kind));
    expect(kinds).toContain('reset');
  });

  it('is answered by the built-in provider when the server was stopped, and words are free', async () => {
    const fixture = await open();
    await server.close();
    const turn = await fixture.finish('Bu uygulama ne yapar, açıkla');
    expect(turn).toMatchObject({ status: 'done', provider: 'builtin', charged: 0 });
    expect(await fixture.balance()).toBe(1_000);
    expect(reports).toEqual(['ai_provider_unreachable']);
  });

  it('fails without a charge when the answer of the model does not build: the model is not unavailable', async () => {
    const fixture = await open();
    const broken = text(writeReply({ files: { 'src/App.tsx': 'export default function (' } }));
    server.push(broken, broken);
    expect(await fixture.finish(prompt)).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'ai_result_does_not_build' },
    });
    expect(reports).toEqual([null]);
  });

  it('is not answered at all after it was stopped by the user', async () => {
    const fixture = await open();
    server.push({ kind: 'silence', text: half });
    const { json } = await fixture.send(prompt);
    const { id } = json as { id: string };
    await fixture.call('POST', `${fixture.base}/turns/${id}/stop`, {});
    await fixture.ai.settled();
    expect((await fixture.call('GET', `${fixture.base}/turns/${id}`)).json).toMatchObject({
      status: 'stopped',
      charged: 0,
    });
    expect(reports).toEqual([]);
    expect(await fixture.balance()).toBe(1_000);
  });

  it('uses the connection of the moment for each turn', async () => {
    const fixture = await open();
    isConnected = false;
    expect(await fixture.finish(prompt)).toMatchObject({ provider: 'builtin' });
    expect((await fixture.call('GET', '/v1/ai')).json).toMatchObject({ provider: 'builtin' });
    isConnected = true;
    server.push(text(writeReply({ files: { 'src/App.tsx': screenWith('Sonra') } })));
    expect(await fixture.finish('Başlığı değiştir')).toMatchObject({ provider: 'openai-compatible', model });
  });
});
