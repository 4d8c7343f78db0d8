import { type AiOverview, AppError, type ModelCheck } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import {
  type ConfiguredModel,
  createModelServersRoutes,
  createModelServersService,
  type ModelServersService,
} from './index.ts';
import {
  answer,
  die,
  type FakeModelServer,
  flood,
  json,
  page,
  silence,
  startFakeModelServer,
} from './testing/fake-model-server.ts';

const chosen = { server: 'ollama', model: 'llama3.2:latest' } as const;
interface Checked {
  readonly check: ModelCheck;
  readonly overview: AiOverview;
}

describeOnEachEngine('model servers over HTTP', ({ transactions }) => {
  const clock = createManualClock();
  let server: FakeModelServer;
  let closed: number;
  let services: ModelServersService[];
  let recorded: Parameters<SecurityRecorder['record']>[1][];
  let admin: Caller;

  beforeEach(async () => {
    server = await startFakeModelServer();
    const other = await startFakeModelServer();
    closed = other.port;
    await other.close();
    services = [];
    recorded = [];
    admin = await addUser(transactions, { is_admin: 1 });
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()));
    await server.close();
    await queries(transactions.outside).deleteFrom('model_connections').execute();
  });

  /** A process on the same database. */
  const open = (
    environment: ConfiguredModel | null = null,
    rateLimitFactor?: number,
    testMilliseconds = 20_000,
  ) => {
    const service = createModelServersService({
      transactions,
      clock,
      log: silentLog,
      environment,
      audit: { record: async (_, event) => void recorded.push(event) },
      ports: { ollama: server.port, 'lm-studio': closed, 'llama-cpp': closed, vllm: closed, jan: closed },
      testMilliseconds,
    });
    services.push(service);
    const app = createTestApp({
      routes: createModelServersRoutes(service),
      ...(rateLimitFactor !== undefined && { rateLimitFactor }),
    });
    const call = (method: string, path: string, body?: object, as: Caller | null = admin) =>
      app.call(method, `/v1/admin/ai${path}`, { as, ...(body && { body }) });
    return { service, call };
  };
  const overviewOf = ({ status, json: body }: TestReply): AiOverview => {
    expect(status).toBe(200);
    return body as AiOverview;
  };
  const checkedOf = ({ status, json: body }: TestReply): Checked => {
    expect(status).toBe(200);
    return body as Checked;
  };
  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type } });

  it('are looked for again when the last search is older than half a minute', async () => {
    const { call } = open();
    expect(overviewOf(await call('GET', ''))).toEqual({
      answering: 'builtin',
      environment: null,
      connection: null,
      discovery: {
        at: expect.any(String),
        servers: [{ name: 'ollama', port: server.port, models: [chosen.model] }],
      },
    });
    await call('GET', '');
    expect(server.paths).toHaveLength(1);
    clock.advance(30_000);
    await call('GET', '');
    expect(server.paths).toHaveLength(2);
  });

  it('are found at the start without being connected', async () => {
    const { service, call } = open();
    service.start();
    // Shares the search of the start.
    const { discovery, connection } = overviewOf(await call('POST', '/discovery'));
    expect(discovery.servers).toEqual([{ name: 'ollama', port: server.port, models: [chosen.model] }]);
    expect([connection, await service.findConnectedModel()]).toEqual([null, null]);
    expect(server.paths).toEqual(['/v1/models']);
  });

  it('connect a model that answers a test, for every process and after a restart', async () => {
    const { call } = open();
    const { check, overview } = checkedOf(await call('PUT', '/connection', chosen));
    expect(check).toMatchObject({ problem: null, detail: null, duration: expect.any(Number) });
    expect(overview).toMatchObject({
      answering: 'connection',
      connection: { ...chosen, port: server.port, check: { problem: null } },
    });
    expect(recorded).toEqual([{ kind: 'model-connected', userId: null, detail: { target: 'ollama' } }]);
    const { service } = open();
    expect(await service.findConnectedModel()).toMatchObject({
      baseUrl: `http://127.0.0.1:${server.port}/v1`,
      model: chosen.model,
    });
    expect(await service.isConnected()).toBe(true);
  });

  it('are disconnected once, and the built-in provider answers again', async () => {
    const { service, call } = open();
    await call('PUT', '/connection', chosen);
    expect(overviewOf(await call('DELETE', '/connection'))).toMatchObject({
      answering: 'builtin',
      connection: null,
    });
    await call('DELETE', '/connection');
    expect(recorded.map(({ kind }) => kind)).toEqual(['model-connected', 'model-disconnected']);
    expect(await service.findConnectedModel()).toBeNull();
  });

  it.each([
    ['a web page', page, 'unreadable'],
    ['an empty answer', answer(''), 'unreadable'],
    ['an answer that breaks off', die('rea'), 'disconnected'],
    ['no answer', silence, 'timeout'],
    ['an error', json({ error: { message: 'model requires more system memory' } }, 500), 'refused'],
    ['a busy server', json({ error: { message: 'busy' } }, 429), 'busy'],
    ['an endless answer', flood('text/event-stream', `: ${'x'.repeat(65_536)}\n\n`), 'unreadable'],
  ])('do not connect a model whose test ends with %s', async (_, chat, problem) => {
    server.use({ chat });
    // Only the server that says nothing is waited for.
    const { service, call } = open(null, undefined, problem === 'timeout' ? 200 : 20_000);
    const { check, overview } = checkedOf(await call('PUT', '/connection', chosen));
    expect(check.problem).toBe(problem);
    expect(overview).toMatchObject({ answering: 'builtin', connection: null });
    expect([await service.findConnectedModel(), recorded]).toEqual([null, []]);
  });

  it('accept a model that thinks until its tokens are used', async () => {
    server.use({ chat: answer('', 'length') });
    const { call } = open();
    expect(checkedOf(await call('POST', '/test', chosen)).check.problem).toBeNull();
  });

  it('say in the words of the server why it refused', async () => {
    server.use({ chat: json({ error: { message: 'model requires <b>more</b> memory' } }, 500) });
    const { call } = open();
    const { check, overview } = checkedOf(await call('POST', '/test', chosen));
    expect(check.detail).toBe('status 500: model requires more memory');
    // A test of a model that is not connected changes nothing.
    expect(overview.connection).toBeNull();
  });

  it('reject servers and models that are not there, and every other address', async () => {
    const { call } = open();
    await call('POST', '/discovery');
    for (const [method, path] of [
      ['PUT', '/connection'],
      ['POST', '/test'],
    ] as const) {
      expectError(await call(method, path, { ...chosen, server: 'vllm' }), 404, 'model_not_found');
      expectError(await call(method, path, { ...chosen, model: 'gone' }), 404, 'model_not_found');
      for (const body of [
        { ...chosen, server: 'http://10.0.0.1' },
        { ...chosen, baseUrl: 'http://10.0.0.1' },
        { ...chosen, port: 22 },
        { ...chosen, model: '' },
        { ...chosen, model: 'a\nb' },
      ]) {
        expectError(await call(method, path, body), 400, 'general_argument_invalid');
      }
    }
    await server.close();
    expectError(await call('PUT', '/connection', chosen), 404, 'model_not_found');
    expect(overviewOf(await call('GET', '')).discovery.servers).toEqual([]);
  });

  const configured = (): ConfiguredModel => ({
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    apiKey: 'sk-very-secret-key',
    model: 'gpt-4o',
    host: 'ai.ornek.test',
  });

  it('test the model of the environment without showing its key', async () => {
    const { call } = open(configured());
    const test = async () => checkedOf(await call('POST', '/environment/test'));
    expect(await test()).toMatchObject({
      check: { problem: null },
      overview: { answering: 'environment', environment: { check: { problem: null } } },
    });
    server.use({ chat: json({ error: { message: 'bad key sk-very-secret-key' } }, 401) });
    const { check, overview } = await test();
    expect(check).toMatchObject({ problem: 'refused', detail: 'status 401: bad key ***' });
    expect(overview.environment?.check).toEqual(check);
    expect(JSON.stringify(overview)).not.toContain('sk-very');
    expectError(await open().call('POST', '/environment/test'), 404, 'model_not_found');
  });

  it('leave the model of the environment in its place', async () => {
    const { call } = open(configured());
    expectError(await call('PUT', '/connection', chosen), 409, 'model_fixed');
    expect(overviewOf(await call('GET', ''))).toMatchObject({
      answering: 'environment',
      environment: { model: 'gpt-4o', host: 'ai.ornek.test', check: null },
    });
    // Testing is still possible, to compare before the environment is changed.
    expect(checkedOf(await call('POST', '/test', chosen)).check.problem).toBeNull();
  });

  it('are left alone for a minute after a turn that they did not answer, then tried again', async () => {
    const { service, call } = open();
    await call('PUT', '/connection', chosen);
    (await service.findConnectedModel())?.report(new AppError('ai_provider_unreachable'));
    await service.close();
    expect(await service.findConnectedModel()).toBeNull();
    expect(overviewOf(await call('GET', ''))).toMatchObject({
      answering: 'builtin',
      connection: { check: { problem: 'unreachable', duration: null } },
    });
    clock.advance(60_000);
    const again = await service.findConnectedModel();
    expect(again).not.toBeNull();
    again?.report(null);
    await service.close();
    expect(overviewOf(await call('GET', ''))).toMatchObject({
      answering: 'connection',
      connection: { check: { problem: null } },
    });
  });

  it('are used again at once after a successful test', async () => {
    const { service, call } = open();
    await call('PUT', '/connection', chosen);
    (await service.findConnectedModel())?.report(new AppError('ai_provider_timeout'));
    await service.close();
    const second = open();
    expect(checkedOf(await second.call('POST', '/test', chosen)).overview.answering).toBe('connection');
    expect(await second.service.findConnectedModel()).not.toBeNull();
  });

  it('show that a connected model is gone, and keep its connection', async () => {
    const { service, call } = open();
    await call('PUT', '/connection', chosen);
    await server.close();
    const { check, overview } = checkedOf(await call('POST', '/test', chosen));
    expect(check.problem).toBe('unreachable');
    expect(overview).toMatchObject({
      answering: 'builtin',
      connection: { ...chosen, check: { problem: 'unreachable' } },
    });
    expect(await service.findConnectedModel()).toBeNull();
  });

  it('stay in use when an answer could not be read, which other prompts may not share', async () => {
    const { service, call } = open();
    await call('PUT', '/connection', chosen);
    (await service.findConnectedModel())?.report(new AppError('ai_reply_unreadable', { detail: 'prose' }));
    await service.close();
    expect(overviewOf(await call('GET', ''))).toMatchObject({
      answering: 'connection',
      connection: { check: { problem: 'unreadable', detail: 'prose' } },
    });
  });

  it('ignore the result of a turn that started with an earlier connection', async () => {
    const { service, call } = open();
    await call('PUT', '/connection', chosen);
    const earlier = await service.findConnectedModel();
    server.use({ models: json({ object: 'list', data: [{ id: 'other' }] }) });
    await call('PUT', '/connection', { ...chosen, model: 'other' });
    earlier?.report(new AppError('ai_provider_unreachable'));
    await service.close();
    expect(overviewOf(await call('GET', ''))).toMatchObject({
      answering: 'connection',
      connection: { model: 'other', check: { problem: null } },
    });
  });

  it('are for administrators, and connected only after a recent authentication', async () => {
    const { call } = open();
    const person = await addUser(transactions);
    expectError(await call('GET', '', undefined, null), 401, 'general_unauthorized_scope');
    expectError(await call('PUT', '/connection', chosen, person), 403, 'general_access_forbidden');
    const stale = { ...admin, hasRecentlyAuthenticated: false };
    for (const [method, body] of [
      ['PUT', chosen],
      ['DELETE', {}],
    ] as const) {
      expectError(await call(method, '/connection', body, stale), 403, 'user_recent_authentication_required');
    }
    expectError(await call('GET', '', undefined, person), 403, 'general_access_forbidden');
    expect(server.paths).toEqual([]);
  });

  it('limit tests and searches', async () => {
    const { call } = open(null, 1);
    for (let count = 0; count < 10; count += 1) await call('POST', '/test', { ...chosen, model: 'gone' });
    expectError(await call('POST', '/test', chosen), 429, 'general_rate_limit_exceeded');
    expectError(await call('PUT', '/connection', chosen), 429, 'general_rate_limit_exceeded');
    for (let count = 0; count < 20; count += 1) await call('POST', '/discovery');
    expectError(await call('POST', '/discovery'), 429, 'general_rate_limit_exceeded');
  });
});
