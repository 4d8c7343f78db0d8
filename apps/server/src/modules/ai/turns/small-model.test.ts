import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../testing/fake-openai-server.ts';
import { createTurnFixture, screenWith, type TurnFixture } from '../testing/turn-fixture.ts';

const refusal = 'max_tokens is too large: 8000. This model supports at most 4096 completion tokens.';
const lines = Array.from({ length: 900 }, (_, at) => `export const satır${at} = 'ğüş ${at}';`).join('\n');
const whole = `Uzun\n\n<file path="src/App.tsx">\n${screenWith('Uzun')}</file>\n<file path="src/long.ts">\n${lines}\n</file>\n`;

describeOnEachEngine('a model that writes 4,096 tokens at most', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let fixture: TurnFixture;
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    fixture = await createTurnFixture(transactions, {
      provider: null,
      config: { baseUrl: server.baseUrl, apiKey: 'k', idleTimeout: 10_000 },
    });
    server.push({ kind: 'status', status: 400, body: { error: { message: refusal } } });
  });
  afterEach(() => server.close());

  /** Answers as the model does: as much as fits, and how many tokens that was. */
  function pushPieces(pieces: number): void {
    const size = Math.ceil(whole.length / pieces);
    for (let at = 0; at < pieces; at += 1) {
      const isLast = at === pieces - 1;
      server.push({
        kind: 'stream',
        text: whole.slice(at * size, (at + 1) * size),
        finish: isLast ? 'stop' : 'length',
        totalTokens: 5_000,
      });
    }
  }
  const limitsAsked = (): unknown[] =>
    server.calls.map(({ body }) => body['max_tokens'] ?? body['max_completion_tokens']);

  it('is asked for no more since its first refusal, and continued until an answer is whole', async () => {
    pushPieces(4);
    const turn = await fixture.finish('uzun bir liste ekle');
    expect(turn).toMatchObject({ status: 'done', error: null });
    expect(await fixture.files()).toMatchObject({
      'src/App.tsx': screenWith('Uzun'),
      'src/long.ts': `${lines}\n`,
    });
    expect(limitsAsked()).toEqual([8_000, 4_096, 4_096, 4_096, 4_096]);
    // The prompt is charged once, not with every continuation.
    expect(turn.charged).toBeLessThan(200);
    expect(await fixture.balance()).toBe(1_000 - (turn.charged ?? 0));
  });

  it('writes and costs nothing when an answer needs more than three continuations', async () => {
    const before = await fixture.files();
    pushPieces(6);
    expect(await fixture.finish('uzun bir liste ekle')).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'ai_reply_truncated' },
    });
    expect(await fixture.files()).toEqual(before);
    expect(await fixture.balance()).toBe(1_000);
  });
});
