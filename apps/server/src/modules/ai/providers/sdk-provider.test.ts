import { AppError, type ReasoningEffort, type UserId } from '@kilim/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../../platform/guarded-fetch/index.ts';
import {
  type FakeModelService,
  type ServiceAnswer,
  startFakeModelService,
} from '../testing/fake-model-service.ts';
import type { ProviderEvent, ProviderRequest } from './provider.ts';
import { createSdkProvider } from './sdk-provider.ts';

const request: ProviderRequest = {
  messages: [
    { role: 'system', content: 'Kurallar' },
    { role: 'user', content: 'Merhaba' },
  ],
  maxTokens: 8_000,
  temperature: 0.3,
  task: {
    userId: 'u' as UserId,
    prompt: 'Merhaba',
    language: 'tr',
    projectName: '',
    quickPromptId: null,
    mode: 'build',
    files: {},
  },
};
const apiKey = 'very-secret-key-123';

describe.each(['anthropic', 'gemini'] as const)('a provider for %s', (kind) => {
  let service: FakeModelService;
  beforeEach(async () => {
    service = await startFakeModelService(kind);
  });
  afterEach(() => service.close());

  const create = (
    limits: { idle?: number; overall?: number } = {},
    reasoningEffort: ReasoningEffort | null = null,
  ) =>
    createSdkProvider({
      kind,
      baseUrl: service.baseUrl,
      apiKey,
      model: 'test-model',
      reasoningEffort,
      readsImages: false,
      limits: { idle: 5_000, overall: 10_000, ...limits },
      attempts: 2,
      backoff: 1,
      replyMaximum: 100_000,
      fetch: createGuardedFetch({ allowsPrivate: true }),
    });
  const collect = async (provider = create()): Promise<ProviderEvent[]> => {
    const events: ProviderEvent[] = [];
    for await (const event of provider.stream(request, new AbortController().signal)) events.push(event);
    return events;
  };
  const refusal = async (limits?: { idle?: number; overall?: number }): Promise<AppError> => {
    const error = await collect(create(limits)).then(
      () => null,
      (cause: unknown) => cause,
    );
    if (!(error instanceof AppError)) throw new Error(`not an AppError: ${String(error)}`);
    return error;
  };

  it('streams text, usage and the end', async () => {
    service.push({ kind: 'answer', text: 'Selam ş', tokens: [20, 10] });
    expect(await collect()).toEqual([
      { kind: 'begin', format: 'reply' },
      { kind: 'text-delta', text: 'Selam ş' },
      { kind: 'usage', totalTokens: 30 },
      { kind: 'finish', reason: 'stop' },
    ]);
    expect(service.calls[0]?.key).toBe(apiKey);
    expect(service.calls[0]?.path).toContain(kind === 'gemini' ? 'models/test-model' : '/messages');
    expect(JSON.stringify(service.calls[0]?.body)).toContain('8000');
  });

  it('leaves out usage figures that cannot be right', async () => {
    service.push({ kind: 'answer', text: 'Selam', tokens: [900_000_000, 5] });
    expect((await collect()).map((event) => event.kind)).toEqual(['begin', 'text-delta', 'finish']);
  });

  it('retries after 429 with Retry-After, and not after a long one', async () => {
    const limited = { kind: 'status', status: 429, message: 'slow down' } as const;
    service.push({ ...limited, retryAfter: '0' }, { kind: 'answer', text: 'ok' });
    expect((await collect()).at(-1)).toEqual({ kind: 'finish', reason: 'stop' });
    service.push({ ...limited, retryAfter: '600' });
    expect((await refusal()).type).toBe('ai_provider_rate_limited');
    expect(service.calls).toHaveLength(3);
  });

  it('reports a refused key without the key', async () => {
    service.push({ kind: 'status', status: 401, message: `invalid key ${apiKey}` });
    expect(await refusal()).toMatchObject({
      type: 'ai_provider_error',
      detail: 'status 401: invalid key ***',
    });
    expect(service.calls).toHaveLength(1);
  });

  it.each<[ServiceAnswer, { idle?: number; overall?: number }, RegExp]>([
    [{ kind: 'cut', text: 'yarım' }, {}, /^ai_provider_(disconnected|unreachable)$/],
    [{ kind: 'silence' }, { idle: 60 }, /^ai_provider_timeout$/],
    [{ kind: 'drip' }, { overall: 150 }, /^ai_provider_timeout$/],
    [{ kind: 'page' }, {}, /^ai_(reply_unreadable|provider_(disconnected|unreachable))$/],
    [{ kind: 'stream-error', message: 'overloaded' }, {}, /^ai_(reply|provider)_/],
  ])('reports an answer that is broken: %j', async (answer, limits, type) => {
    service.push(answer, answer);
    expect((await refusal(limits)).type).toMatch(type);
  });

  it('follows no redirect', async () => {
    service.push(
      { kind: 'redirect', to: 'http://169.254.169.254/latest' },
      { kind: 'redirect', to: '/v1/x' },
    );
    expect((await refusal()).type).toBe('ai_provider_unreachable');
    expect(service.calls).toHaveLength(2);
  });

  it('reports a server that is gone', async () => {
    await service.close();
    expect((await refusal()).type).toBe('ai_provider_unreachable');
  });

  it('leaves out what the model rejects', async () => {
    const reject = (message: string) => ({ kind: 'status', status: 400, message }) as const;
    service.push(
      reject('temperature is not supported by this model'),
      reject('thinking level / effort is not supported'),
      { kind: 'answer', text: 'a' },
      { kind: 'answer', text: 'b' },
    );
    const provider = create({}, 'low');
    await collect(provider);
    await collect(provider);
    expect(service.calls).toHaveLength(4);
    expect(JSON.stringify(service.calls[1]?.body)).toMatch(/"low"/i);
    expect(JSON.stringify(service.calls[3]?.body)).not.toMatch(/temperature|effort|thinking/);
  });

  it('stops when the caller aborts', async () => {
    service.push({ kind: 'drip' });
    const controller = new AbortController();
    const run = (async () => {
      for await (const _ of create().stream(request, controller.signal));
    })();
    await expect.poll(() => service.calls.length).toBe(1);
    controller.abort();
    await expect(run).rejects.toMatchObject({ type: 'turn_stopped' });
  });
});
