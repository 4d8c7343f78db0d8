import type { UserId } from '@kilim/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModelService, startFakeModelService } from '../testing/fake-model-service.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../testing/fake-openai-server.ts';
import { createEndpointProvider } from './endpoint-provider.ts';
import { tokensOfImages, withImages } from './prompt-images.ts';
import type { Provider, ProviderRequest } from './provider.ts';

const image = { mediaType: 'image/webp', base64: 'aGVsbG8=', width: 640, height: 480 } as const;
const request: ProviderRequest = {
  messages: [
    { role: 'system', content: 'rules' },
    { role: 'user', content: 'like this', images: [image, { ...image, mediaType: 'image/png' }] },
  ],
  maxTokens: 100,
  temperature: 0.3,
  task: {
    userId: 'ann' as UserId,
    prompt: 'like this',
    language: 'en',
    projectName: 'Demo',
    quickPromptId: null,
    mode: 'build',
    files: {},
  },
};
const limits = {
  limits: { idle: 2_000, overall: 5_000 },
  attempts: 2,
  backoff: 1,
  replyMaximum: 100_000,
};
const unseen =
  'like this\n(The owner attached 2 images, which you cannot see. Follow the words of the request, and say in one short sentence that you did not see them.)';

async function ask(provider: Provider): Promise<void> {
  for await (const _ of provider.stream(request, new AbortController().signal));
}

describe('images for an OpenAI-compatible server', () => {
  let server: FakeOpenAiServer;
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
  });
  afterEach(() => server.close());
  const create = (readsImages: boolean) =>
    createEndpointProvider(
      {
        kind: 'openai-compatible',
        baseUrl: server.baseUrl,
        apiKey: null,
        model: 'test-model',
        reasoningEffort: null,
        readsImages,
      },
      limits,
    );
  const answer = { kind: 'stream', text: 'ok', totalTokens: 10 } as const;
  const contentOf = (call: number) =>
    (server.calls[call]?.body['messages'] as { content: unknown }[] | undefined)?.at(-1)?.content;

  it('are addresses with their data before the text', async () => {
    server.push(answer);
    await ask(create(true));
    expect(contentOf(0)).toEqual([
      { type: 'image_url', image_url: { url: 'data:image/webp;base64,aGVsbG8=' } },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,aGVsbG8=' } },
      { type: 'text', text: 'like this' },
    ]);
  });

  it('are left out for a model that reads none', async () => {
    server.push(answer);
    await ask(create(false));
    expect(contentOf(0)).toBe(unseen);
  });

  it('are left out after a server has rejected them', async () => {
    const provider = create(true);
    const message = 'Invalid content type: image_url is only supported by certain models';
    server.push({ kind: 'status', status: 400, body: { error: { message } } }, answer, answer);
    await ask(provider);
    await ask(provider);
    expect([contentOf(1), contentOf(2)]).toEqual([unseen, unseen]);
  });
});

describe.each(['anthropic', 'gemini'] as const)('images for %s', (kind) => {
  let service: FakeModelService;
  beforeEach(async () => {
    service = await startFakeModelService(kind);
  });
  afterEach(() => service.close());
  const create = (readsImages: boolean) =>
    createEndpointProvider(
      {
        kind,
        baseUrl: service.baseUrl,
        apiKey: 'k',
        model: 'test-model',
        reasoningEffort: null,
        readsImages,
      },
      limits,
    );
  const contentOf = (call: number): unknown => {
    const { body } = service.calls[call] ?? {};
    const messages = (body?.['messages'] ?? body?.['contents']) as
      | { content?: unknown; parts?: unknown }[]
      | undefined;
    const last = messages?.at(-1);
    return last?.content ?? last?.parts;
  };

  it('have the form of the service', async () => {
    service.push({ kind: 'answer', text: 'ok' });
    await ask(create(true));
    expect(contentOf(0)).toMatchObject(
      kind === 'anthropic'
        ? [
            { type: 'image', source: { type: 'base64', media_type: 'image/webp', data: 'aGVsbG8=' } },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aGVsbG8=' } },
            { type: 'text', text: 'like this' },
          ]
        : [
            { inlineData: { mimeType: 'image/webp', data: 'aGVsbG8=' } },
            { inlineData: { mimeType: 'image/png', data: 'aGVsbG8=' } },
            { text: 'like this' },
          ],
    );
  });

  it('are left out for a model that reads none', async () => {
    service.push({ kind: 'answer', text: 'ok' });
    await ask(create(false));
    expect(JSON.stringify(contentOf(0))).not.toContain('aGVsbG8=');
    expect(JSON.stringify(contentOf(0))).toContain('which you cannot see');
  });

  it('are left out after the service has rejected them', async () => {
    service.push(
      { kind: 'status', status: 400, message: 'this model does not support image input' },
      { kind: 'answer', text: 'ok' },
    );
    await ask(create(true));
    expect(JSON.stringify(contentOf(1))).toContain('which you cannot see');
  });
});

describe('tokensOfImages', () => {
  it.each([
    [16, 16, 258],
    [640, 480, 410],
    [1_568, 1_568, 1_600],
    [4_096, 4_096, 1_600],
  ])('counts %i × %i pixels as %i', (width, height, tokens) =>
    expect(tokensOfImages([{ width, height }])).toBe(tokens),
  );
});

describe('withImages', () => {
  const first = { role: 'user', content: 'the request' } as const;
  const demand = { role: 'user', content: 'go on' } as const;
  const half = { role: 'assistant', content: 'half' } as const;
  it('adds them to the request, also if that is continued', () =>
    expect(withImages([first, half, demand], [image], first)[0]?.images).toEqual([image]));
  it('adds them to the demand of a repair that does not repeat the request', () =>
    expect(withImages([half, demand], [image], first)[1]?.images).toEqual([image]));
});
