import { afterEach, beforeEach, expect, it } from 'vitest';
import { findServer, findServers } from './find-servers.ts';
import {
  type FakeModelServer,
  flood,
  json,
  llamaCppModels,
  ollamaModels,
  page,
  redirectTo,
  silence,
  startFakeModelServer,
} from './testing/fake-model-server.ts';

let server: FakeModelServer;
beforeEach(async () => {
  server = await startFakeModelServer();
});
afterEach(() => server.close());

const never = new AbortController().signal;
const find = () => findServer('ollama', server.port, never);
const freePort = async (): Promise<number> => {
  const other = await startFakeModelServer();
  await other.close();
  return other.port;
};

it.each([
  ['Ollama', ollamaModels('qwen2.5-coder:7b', 'llama3.2:latest'), ['llama3.2:latest', 'qwen2.5-coder:7b']],
  ['Ollama without a model', ollamaModels(), []],
  ['llama.cpp', llamaCppModels('/models/qwen2.5-coder-7b-q4.gguf'), ['/models/qwen2.5-coder-7b-q4.gguf']],
  [
    'LM Studio, without models that only compute vectors',
    {
      data: [
        { id: 'qwen/qwen3-8b', object: 'model', owned_by: 'organization_owner' },
        { id: 'text-embedding-nomic-embed-text-v1.5', object: 'model', owned_by: 'organization_owner' },
      ],
      object: 'list',
    },
    ['qwen/qwen3-8b'],
  ],
])('lists the models of %s', async (_, list, models) => {
  server.use({ models: json(list) });
  expect(await find()).toEqual({ name: 'ollama', port: server.port, models });
  expect(server.paths).toEqual(['/v1/models']);
});

it('leaves out names that are too long, repeated or contain control characters, and reads 100 at most', async () => {
  server.use({ models: json(ollamaModels('b', 'a', 'a', '', 'x'.repeat(201), 'e\u202evil', 'l\nine')) });
  expect((await find())?.models).toEqual(['a', 'b']);
  server.use({ models: json(ollamaModels(...Array.from({ length: 300 }, (_, index) => `m${index}`))) });
  expect((await find())?.models).toHaveLength(100);
});

it.each([
  ['a web page', page],
  ['another site that answers with JSON', json({ object: 'list', items: [] })],
  ['the 404 of this product', json({ message: 'x', code: 404, type: 'general_route_not_found' }, 404)],
  ['a list of other things', json({ object: 'list', data: [{ id: 'a', object: 'user' }] })],
  ['a model list with an error status', json(ollamaModels('a'), 401)],
  ['numbers instead of names', json({ object: 'list', data: [{ id: 1 }] })],
])('does not take %s for a model server', async (_, models) => {
  server.use({ models });
  expect(await find()).toBeNull();
});

it('does not follow redirects', async () => {
  const other = await startFakeModelServer();
  server.use({ models: redirectTo(`http://127.0.0.1:${other.port}/v1/models`) });
  expect(await find()).toBeNull();
  expect(other.paths).toEqual([]);
  await other.close();
});

it('stops reading a huge reply', async () => {
  server.use({ models: flood('application/json', ' '.repeat(65_536)) });
  expect(await find()).toBeNull();
});

it('gives up on a slow server after a second, and does not wait for it with the others', async () => {
  server.use({ models: silence });
  const good = await startFakeModelServer();
  const started = performance.now();
  const ports = {
    ollama: good.port,
    'lm-studio': server.port,
    'llama-cpp': server.port,
    vllm: await freePort(),
    jan: server.port,
  };
  const found = await findServers(ports, never);
  expect(found).toEqual([{ name: 'ollama', port: good.port, models: ['llama3.2:latest'] }]);
  // One after the other, the three slow ports would take three seconds.
  expect(performance.now() - started).toBeLessThan(2_500);
  await good.close();
});

it('stops when the process does', async () => {
  server.use({ models: silence });
  const closing = new AbortController();
  const finding = findServer('ollama', server.port, closing.signal);
  closing.abort();
  expect(await finding).toBeNull();
});
