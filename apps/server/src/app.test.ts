import { defineEndpoint, limits } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AppPorts, createApp } from './app.ts';
import { createSiteHosts } from './platform/hosts/index.ts';
import { type Caller, createRateLimits, route } from './platform/http/index.ts';
import { silentLog } from './platform/log/log.ts';

const echo = defineEndpoint({
  name: 'echo',
  summary: '',
  method: 'POST',
  path: '/echo/{id}',
  access: 'public',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ name: z.string().min(2), age: z.number().optional() }),
  status: 200,
  reply: z.unknown(),
  errors: [],
});
const secret = defineEndpoint({
  name: 'secret',
  summary: '',
  method: 'GET',
  path: '/secret',
  access: 'member',
  status: 200,
  reply: z.unknown(),
  errors: [],
});
const broken = defineEndpoint({
  name: 'broken',
  summary: '',
  method: 'GET',
  path: '/broken',
  access: 'public',
  status: 200,
  reply: z.unknown(),
  errors: [],
});

const caller = {
  userId: 'u',
  sessionId: 's',
  email: 'a@b.c',
  name: 'A',
  isAdmin: false,
} as unknown as Caller;

const ports: AppPorts = {
  verifyProof: async () => false,
  routes: [
    route(echo, async ({ params, body }, context) => {
      context.addHeader('set-cookie', 'a=1');
      context.addHeader('set-cookie', 'b=2');
      return { id: params.id, ...body };
    }),
    route(secret, async (_input, context) => ({ who: context.caller.email })),
    route(broken, async () => {
      throw new Error('password=hunter2');
    }),
  ],
  authenticate: async ({ cookie }) => (cookie === 'good' ? caller : null),
  connectionOf: () => ({ ip: '127.0.0.1', isSecure: false }),
  limits: createRateLimits(1),
  origins: { publicOrigin: 'https://kilim.example', previewOrigin: undefined, trustedOrigins: [] },
  hosts: createSiteHosts({
    publicOrigin: 'https://kilim.example',
    previewOrigin: undefined,
    trustedOrigins: [],
    listenHost: '127.0.0.1',
  }),
  projectKey: 'kilim',
  log: silentLog,
};
const app = createApp(ports);

const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  Promise.resolve(
    app.request('http://localhost:3000/v1/echo/7', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

describe('the router', () => {
  it('passes validated input to the handler and sends the headers that it adds', async () => {
    const reply = await post('{"name":"Ada"}');
    expect(await reply.json()).toEqual({ id: '7', name: 'Ada' });
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('reports every invalid field', async () => {
    const reply = await post('{"name":"A","age":"old","extra":1}');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      type: 'general_argument_invalid',
      code: 400,
      fields: { name: 'too_small', age: 'wrong_type', extra: 'unknown_field' },
    });
  });

  it.each([
    ['malformed JSON', '{"name":', 400, 'general_bad_request'],
    ['bytes that are not UTF-8', new Uint8Array([123, 255, 254]), 400, 'general_bad_request'],
    ['a body of 11 MB', 'x'.repeat(limits.bodyMaximum + 1_048_576), 413, 'general_body_too_large'],
    ['a list for an object', '[]', 400, 'general_argument_invalid'],
    ['null', 'null', 400, 'general_argument_invalid'],
  ])('refuses %s', async (_name, body, status, type) => {
    const reply = await post(body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ type });
  });

  it('forbids browsers to run or embed replies and errors', async () => {
    for (const path of ['secret', 'broken', 'nothing-here']) {
      const reply = await app.request(`http://localhost:3000/v1/${path}`);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('rejects guests on member routes with a typed error', async () => {
    const reply = await app.request('http://localhost:3000/v1/secret');
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ type: 'general_unauthorized_scope' });
  });

  it('authenticates the caller by cookie', async () => {
    const reply = await app.request('http://localhost:3000/v1/secret', {
      headers: { cookie: 'a_session_kilim=good' },
    });
    expect(await reply.json()).toEqual({ who: 'a@b.c' });
  });

  it('hides internal errors behind a translated message', async () => {
    const reply = await app.request('http://localhost:3000/v1/broken', {
      headers: { 'accept-language': 'en-GB' },
    });
    expect(reply.status).toBe(500);
    const body = await reply.text();
    expect(body).not.toContain('hunter2');
    expect(JSON.parse(body)).toMatchObject({
      type: 'general_unknown',
      message: 'Server error. Please try again in a few minutes.',
    });
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'refuses the origin %s',
    async (origin) => {
      const reply = await post('{"name":"Ada"}', { origin });
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ type: 'general_unknown_origin' });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it.each([
    ['POST', '/v1/echo/7', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
    ['POST', '/v1/echo/7', { host: '127.evil.example' }],
    ['OPTIONS', '/v1/secret', { host: 'evil.example', origin: 'https://kilim.example' }],
    ['GET', '/v1/nowhere', { host: 'evil.example' }],
    ['GET', '/', { host: 'evil.example' }],
    ['GET', '/ping', { host: 'evil.example' }],
    ['GET', '/v1/secret', { host: 'evil.example', 'x-forwarded-host': 'kilim.example' }],
    ['GET', '/v1/secret', { host: '203.0.113.9' }],
  ])('answers %s %s with 421 for another host with the headers %j', async (method, path, headers) => {
    const seen: string[] = [];
    const watched = createApp({
      ...ports,
      authenticate: async () => {
        seen.push('session');
        return null;
      },
      serveSite: async () => {
        seen.push('page');
        return null;
      },
    });
    const reply = await watched.request(`http://${headers.host}${path}`, { method, headers });
    expect(reply.status).toBe(421);
    expect(await reply.json()).toMatchObject({
      type: 'general_host_unknown',
      message: 'Bu site bu adresten açılamıyor. Lütfen sitenin kendi adresini kullanın.',
    });
    expect(seen).toEqual([]);
  });

  it('checks the host of an absolute request target', async () => {
    const reply = await app.request('http://evil.example/v1/secret', { headers: { host: 'localhost:3000' } });
    expect(reply.status).toBe(421);
  });

  it.each(['kilim.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'knows itself as %s',
    async (host) => {
      const reply = await app.request(`http://${host}/v1/secret`, { headers: { host } });
      expect(reply.status).toBe(401);
    },
  );

  it('answers the ping of the client SDK', async () => {
    const reply = await app.request('http://localhost:3000/v1/ping', { headers: { host: 'localhost:3000' } });
    expect([reply.status, await reply.text()]).toEqual([200, 'Pong!']);
  });

  it('answers only health checks for any address', async () => {
    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await app.request(`http://10.1.2.3:3000${path}`, { ...init, headers: { host: '10.1.2.3:3000' } }))
        .status;
    expect(await statusOf('/ping')).toBe(200);
    expect(await statusOf('/v1/health')).toBe(404);
    expect(await statusOf('/v1/health', { method: 'POST' })).toBe(421);
    expect(await statusOf('/v1/secret')).toBe(421);
  });

  it('logs an unknown host at most once a minute', async () => {
    const hosts: unknown[] = [];
    const noted = createApp({
      ...ports,
      log: { ...silentLog, warn: (facts: unknown) => void hosts.push(facts) },
    });
    for (const host of ['one.example', 'two.example']) {
      await noted.request(`http://${host}/`, { headers: { host } });
    }
    expect(hosts).toEqual([{ host: 'one.example' }]);
  });

  it('answers a preflight request of a trusted origin without authentication', async () => {
    const reply = await app.request('http://localhost:3000/v1/secret', {
      method: 'OPTIONS',
      headers: { origin: 'https://kilim.example' },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://kilim.example');
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('sends strict-transport-security over TLS only', async () => {
    const at = async (isSecure: boolean) => {
      const secured = createApp({ ...ports, connectionOf: () => ({ ip: '127.0.0.1', isSecure }) });
      return (await secured.request('http://localhost:3000/ping')).headers.get('strict-transport-security');
    };
    expect(await at(true)).toBe('max-age=31536000');
    expect(await at(false)).toBeNull();
  });

  it('answers unknown paths with a typed 404', async () => {
    const reply = await app.request('http://localhost:3000/v1/nowhere');
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ type: 'general_route_not_found' });
  });
});
