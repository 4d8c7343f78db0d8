import type { ErrorType, Turn } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  type FakeAnswer,
  type FakeOpenAiServer,
  startFakeOpenAiServer,
} from '../testing/fake-openai-server.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const status = (code: number, message: string): FakeAnswer => ({
  kind: 'status',
  status: code,
  body: { error: { message } },
});
const apiKey = 'sk-very-secret-key';

// Bad answers of a provider over a real connection, in the order of the requests.
const cases: readonly [string, readonly FakeAnswer[], ErrorType][] = [
  ['half a JSON', [half(), half()], 'ai_reply_truncated'],
  ['invalid JSON', [text('{"files": [oops'), text('nein')], 'ai_reply_unreadable'],
  ['HTML instead of a stream', [{ kind: 'page', html: '<html>Giriş</html>' }], 'ai_reply_unreadable'],
  ['HTML as the answer', [text('<!doctype html><p>x'), text('<html>')], 'ai_reply_unreadable'],
  ['an empty files object', [files({}), files({})], 'ai_reply_invalid_files'],
  [
    'a path outside the project',
    [files({ '/etc/passwd': 'x' }), files({ '../a': 'x' })],
    'ai_reply_invalid_files',
  ],
  ['no data', [{ kind: 'silence' }], 'ai_provider_timeout'],
  ['no more data after a while', [{ kind: 'silence', text: '{"title":"a' }], 'ai_provider_timeout'],
  ['429', [status(429, 'slow'), status(429, 'slow'), status(429, 'slow')], 'ai_provider_rate_limited'],
  ['500', [status(500, 'a'), status(500, 'b'), status(500, 'c')], 'ai_provider_error'],
  ['a rejected key', [status(401, `bad key ${apiKey}`)], 'ai_provider_error'],
  ['a closed connection', [{ kind: 'cut', text: '{"title":"yarı' }], 'ai_provider_disconnected'],
  ['an error within the stream', [{ kind: 'stream-error', message: 'oom' }], 'ai_provider_error'],
];

function text(content: string): FakeAnswer {
  return { kind: 'stream', text: content, totalTokens: 9_000 };
}
function half(): FakeAnswer {
  return text('{"title":"a","files":{"src/App.tsx":"yar');
}
function files(value: Record<string, unknown>): FakeAnswer {
  return text(writeReply({ files: value }));
}

describeOnEachEngine('a turn with a faulty provider', ({ transactions }) => {
  let server: FakeOpenAiServer;
  const createFixture = (idleTimeout: number): Promise<TurnFixture> =>
    createTurnFixture(transactions, {
      provider: null,
      config: { baseUrl: server.baseUrl, apiKey, idleTimeout },
    });
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
  });
  afterEach(() => server.close());

  it.each(cases)(
    'fails on %s with a typed error and leaves project and balance unchanged',
    async (_, answers, type) => {
      const fixture = await createFixture(type === 'ai_provider_timeout' ? 150 : 10_000);
      server.push(...answers);
      const before = await fixture.files();
      const turn = await fixture.finish('bir şey yap');
      expect(turn).toMatchObject({ status: 'failed', charged: 0, error: { type } });
      expect(server.calls).toHaveLength(answers.length);
      expect(await fixture.balance()).toBe(1_000);
      expect(await fixture.files()).toEqual(before);
      expect(JSON.stringify([fixture.publishedEvents(), turn])).not.toContain(apiKey);
    },
  );

  it('fails when the provider cannot be reached', async () => {
    const fixture = await createFixture(10_000);
    await server.close();
    expect((await fixture.finish('yap')).error?.type).toBe('ai_provider_unreachable');
    expect(await fixture.balance()).toBe(1_000);
  });

  it('succeeds after a retry and is charged for the reported tokens', async () => {
    const fixture = await createFixture(10_000);
    server.push(status(503, 'busy'), files({ 'src/App.tsx': screenWith('Merhaba') }));
    const turn: Turn = await fixture.finish('yap');
    expect(turn).toMatchObject({ status: 'done', tokens: 9_000, charged: 90, model: 'test-model' });
    expect(server.calls[1]?.body['messages']).toEqual(server.calls[0]?.body['messages']);
    expect(server.calls[1]?.body['messages']).toHaveLength(2);
  });
});
