import type { UserId } from '@kilim/contract';
import { AppError } from '@kilim/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../testing/fake-openai-server.ts';
import { createOpenAiCompatibleProvider } from './openai-compatible.ts';
import type { ProviderEvent, ProviderRequest } from './provider.ts';

const apiKey = 'sk-test-very-secret';
let server: FakeOpenAiServer;

beforeEach(async () => {
  server = await startFakeOpenAiServer();
});
afterEach(() => server.close());

const request: ProviderRequest = {
  messages: [
    { role: 'system', content: 'rules' },
    { role: 'user', content: 'merhaba' },
  ],
  maxTokens: 8000,
  temperature: 0.3,
  task: {
    userId: 'ann' as UserId,
    prompt: 'merhaba',
    language: 'tr',
    projectName: 'Deneme',
    quickPromptId: null,
    mode: 'build',
    files: {},
  },
};

function provider(limits: Partial<{ idle: number; overall: number }> = {}) {
  return createOpenAiCompatibleProvider({
    baseUrl: server.baseUrl,
    apiKey,
    model: 'test-model',
    limits: { idle: 2_000, overall: 5_000, ...limits },
    attempts: 3,
    backoff: 1,
  });
}

async function collect(
  signal = new AbortController().signal,
  limits?: Partial<{ idle: number; overall: number }>,
): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = [];
  for await (const event of provider(limits).stream(request, signal)) events.push(event);
  return events;
}

async function refusal(limits?: Partial<{ idle: number; overall: number }>): Promise<AppError> {
  const error = await collect(undefined, limits).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const overloaded = { kind: 'status', status: 503, body: { error: { message: 'busy' } } } as const;
const limited = { kind: 'status', status: 429, body: { error: { message: 'slow down' } } } as const;

describe('openai-compatible provider', () => {
  it('sends the documented fields and streams text, usage and finish in order', async () => {
    server.push({ kind: 'stream', text: '{"files":{"a":"ğüş"}}', totalTokens: 321 });
    const events = await collect();
    expect(events[0]).toEqual({ kind: 'begin', format: 'reply' });
    expect(events.map((event) => (event.kind === 'text-delta' ? event.text : '')).join('')).toBe(
      '{"files":{"a":"ğüş"}}',
    );
    expect(events.slice(-2)).toEqual([
      { kind: 'usage', totalTokens: 321 },
      { kind: 'finish', reason: 'stop' },
    ]);
    expect(server.calls).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${apiKey}`,
        body: {
          model: 'test-model',
          messages: request.messages,
          max_tokens: 8000,
          temperature: 0.3,
          stream: true,
          stream_options: { include_usage: true },
        },
      },
    ]);
  });

  it('reports an answer that was cut at the cap', async () => {
    server.push({ kind: 'stream', text: '{"fi', finish: 'length' });
    expect((await collect()).at(-1)).toEqual({ kind: 'finish', reason: 'length' });
  });

  it('retries after 429 and 5xx and honours Retry-After', async () => {
    server.push({ ...limited, retryAfter: '0' }, overloaded, { kind: 'stream', text: 'ok' });
    expect((await collect()).at(-1)).toEqual({ kind: 'finish', reason: 'stop' });
    expect(server.calls).toHaveLength(3);
  });

  it('fails after three attempts', async () => {
    server.push(limited, limited, limited);
    expect((await refusal()).type).toBe('ai_provider_rate_limited');
    server.push(overloaded, overloaded, overloaded);
    expect(await refusal()).toMatchObject({
      type: 'ai_provider_error',
      detail: 'status 503: busy',
      params: {},
    });
    expect(server.calls).toHaveLength(6);
  });

  it('does not retry a long Retry-After, an exhausted quota or an invalid key', async () => {
    server.push({ ...limited, retryAfter: '60' });
    expect((await refusal()).type).toBe('ai_provider_rate_limited');
    server.push({ ...limited, body: { error: { message: 'no quota', code: 'insufficient_quota' } } });
    expect(await refusal()).toMatchObject({ type: 'ai_provider_error', detail: 'status 429: no quota' });
    server.push({
      kind: 'status',
      status: 401,
      body: { error: { message: `Incorrect key: ${apiKey} <b>x</b>` } },
    });
    expect(await refusal()).toMatchObject({ detail: 'status 401: Incorrect key: *** x', params: {} });
    expect(server.calls).toHaveLength(3);
  });

  it('maps connection errors, missing ends, stream errors and web pages to error types', async () => {
    server.push({ kind: 'cut', text: '{"title":"yarım' });
    expect((await refusal()).type).toBe('ai_provider_disconnected');
    server.push({ kind: 'stream', text: '{"title":"yarım', finish: null });
    expect((await refusal()).type).toBe('ai_provider_disconnected');
    server.push({ kind: 'stream-error', message: 'model crashed' });
    expect(await refusal()).toMatchObject({
      type: 'ai_provider_error',
      detail: expect.stringContaining('model crashed'),
      params: {},
    });
    server.push({ kind: 'page', html: '<!doctype html><title>Giriş</title>' });
    expect((await refusal()).type).toBe('ai_reply_unreadable');
    await server.close();
    expect((await refusal()).type).toBe('ai_provider_unreachable');
  });

  it('times out without data but not while comments arrive', async () => {
    server.push({ kind: 'silence' });
    expect(await refusal({ idle: 60 })).toMatchObject({
      type: 'ai_provider_timeout',
      params: { seconds: 1 },
    });
    server.push({ kind: 'silence', text: '{"title":"b' });
    expect((await refusal({ idle: 60 })).type).toBe('ai_provider_timeout');
    server.push({ kind: 'comments' });
    expect(await refusal({ idle: 1_000, overall: 200 })).toMatchObject({ type: 'ai_provider_timeout' });
    expect(server.calls).toHaveLength(3);
  });

  it('omits rejected fields in later requests', async () => {
    const refuse = (message: string) =>
      ({ kind: 'status', status: 400, body: { error: { message } } }) as const;
    server.push(
      refuse('Unrecognized request argument supplied: stream_options'),
      refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      refuse("Unsupported value: 'temperature' does not support 0.3 with this model."),
      { kind: 'stream', text: 'a' },
      { kind: 'stream', text: 'b' },
    );
    const picky = provider();
    const { signal } = new AbortController();
    for await (const _ of picky.stream(request, signal));
    for await (const _ of picky.stream(request, signal));
    expect(server.calls).toHaveLength(5);
    for (const { body } of server.calls.slice(3)) {
      expect(body).toEqual({
        model: 'test-model',
        messages: request.messages,
        max_completion_tokens: 8000,
        stream: true,
      });
    }
  });

  it('remembers the limits that a rejection names', async () => {
    const reject = (message: string) =>
      ({ kind: 'status', status: 400, body: { error: { message } } }) as const;
    server.push(
      reject('max_tokens is too large: 8000. This model supports at most 4096 completion tokens'),
      { kind: 'stream', text: 'a' },
      reject("This model's maximum context length is 8192 tokens."),
      { kind: 'stream', text: 'b' },
    );
    const small = provider();
    const { signal } = new AbortController();
    expect(small.inputBudget?.(24_000, 8_000)).toBe(24_000);
    for await (const _ of small.stream(request, signal));
    for await (const _ of small.stream(request, signal));
    expect(server.calls.map(({ body }) => body['max_tokens'])).toEqual([8_000, 4_096, 4_096, 2_048]);
    expect(small.inputBudget?.(24_000, 8_000)).toBe(5_529);
  });

  it('does not retry a limit that it keeps to already', async () => {
    const message = "This model's maximum context length is 8192 tokens.";
    server.push(...Array(3).fill({ kind: 'status', status: 400, body: { error: { message } } }));
    expect((await refusal()).type).toBe('ai_provider_error');
    expect(server.calls).toHaveLength(2);
  });

  it('does not retry a rejection without a known field', async () => {
    server.push({ kind: 'status', status: 400, body: { error: { message: 'context length exceeded' } } });
    expect(await refusal()).toMatchObject({
      type: 'ai_provider_error',
      detail: 'status 400: context length exceeded',
    });
    expect(server.calls).toHaveLength(1);
  });

  it('accepts an answer without streaming', async () => {
    server.push({ kind: 'whole', text: '{"files":{"a":"ş"}}', totalTokens: 77 });
    expect(await collect()).toEqual([
      { kind: 'begin', format: 'reply' },
      { kind: 'text-delta', text: '{"files":{"a":"ş"}}' },
      { kind: 'usage', totalTokens: 77 },
      { kind: 'finish', reason: 'stop' },
    ]);
  });

  it('stops when the caller aborts', async () => {
    server.push({ kind: 'silence', text: '{"title":"b' });
    const controller = new AbortController();
    const events: ProviderEvent[] = [];
    const run = (async () => {
      for await (const event of provider().stream(request, controller.signal)) {
        events.push(event);
        controller.abort();
      }
    })();
    await expect(run).rejects.toMatchObject({ type: 'turn_stopped' });
    expect(events.length).toBeGreaterThan(0);
  });
});
