import type { ErrorType, Turn } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type AiStage, createAiStage, screenWith, writeReply } from '../testing/ai-stage.ts';
import {
  type FakeAnswer,
  type FakeOpenAiServer,
  startFakeOpenAiServer,
} from '../testing/fake-openai-server.ts';

const status = (code: number, message: string): FakeAnswer => ({
  kind: 'status',
  status: code,
  body: { error: { message } },
});
const apiKey = 'sk-very-secret-key';

// Every 'bad input' line that concerns the provider, over a real connection: the answers that it gets in order.
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
  ['nothing at all', [{ kind: 'silence' }], 'ai_provider_timeout'],
  ['nothing more after a while', [{ kind: 'silence', text: '{"title":"a' }], 'ai_provider_timeout'],
  ['429', [status(429, 'slow'), status(429, 'slow'), status(429, 'slow')], 'ai_provider_rate_limited'],
  ['500', [status(500, 'a'), status(500, 'b'), status(500, 'c')], 'ai_provider_error'],
  ['a refused key', [status(401, `bad key ${apiKey}`)], 'ai_provider_error'],
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

describeOnEachEngine('a provider that misbehaves', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let stage: AiStage;
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    stage = await createAiStage(transactions, {
      provider: null,
      config: { baseUrl: server.baseUrl, apiKey, idleTimeout: 150 },
    });
  });
  afterEach(() => server.close());

  it.each(cases)(
    'with %s: a typed error, the project and the balance as they were',
    async (_, answers, type) => {
      server.push(...answers);
      const before = await stage.files();
      const turn = await stage.finish('bir şey yap');
      expect(turn).toMatchObject({ status: 'failed', charged: 0, error: { type } });
      expect(server.calls).toHaveLength(answers.length);
      expect(await stage.balance()).toBe(1_000);
      expect(await stage.files()).toEqual(before);
      expect(JSON.stringify([stage.told(), turn])).not.toContain(apiKey);
    },
  );

  it('and no server at all', async () => {
    await server.close();
    expect((await stage.finish('yap')).error?.type).toBe('ai_provider_unreachable');
    expect(await stage.balance()).toBe(1_000);
  });

  it('until it answers: the next turn is applied and charged with the reported tokens', async () => {
    server.push(status(503, 'busy'), files({ 'src/App.tsx': screenWith('Merhaba') }));
    const turn: Turn = await stage.finish('yap');
    expect(turn).toMatchObject({ status: 'done', tokens: 9_000, charged: 90, model: 'test-model' });
    expect(server.calls[1]?.body['messages']).toHaveLength(3);
  });
});
