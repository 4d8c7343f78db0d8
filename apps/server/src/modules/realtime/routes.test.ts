import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, type Credits, type ProjectId, type UserId } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createManualClock } from '../../platform/clock/clock.ts';
import { createLocalEvents, type Events } from '../../platform/events/index.ts';
import { createRateLimits } from '../../platform/http/index.ts';
import { attachRealtime, type Realtime, type RealtimeCredentials } from './index.ts';

let server: Server;
let realtime: Realtime;
let events: Events;
let valid: Set<string>;
const ayse = 'ayse' as UserId;

/** A client that records every frame and lets a test wait for the next one. */
class Client {
  readonly socket: WebSocket;
  readonly frames: { type: string; data: Record<string, unknown> }[] = [];
  readonly closed: Promise<number>;
  private wake = (): void => {};
  private read = 0;

  constructor(query: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/v1/realtime${query}`, { headers });
    this.socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      this.wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', resolve);
      this.socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      this.socket.on('error', () => {});
    });
  }

  async next(): Promise<{ type: string; data: Record<string, unknown> }> {
    while (this.frames.length <= this.read) await new Promise<void>((resolve) => (this.wake = resolve));
    const frame = this.frames[this.read];
    this.read += 1;
    if (!frame) throw new Error('No frame');
    return frame;
  }

  say(request: object): void {
    this.socket.send(JSON.stringify(request));
  }
}

const cookie = { cookie: 'other=1; a_session_kilim=token-1' };

const attach = (socketsPerNetwork = 1_000): Realtime =>
  attachRealtime(server, {
    readDocument: async () => null,
    clock: createManualClock(),
    events,
    limits: createRateLimits(1),
    projectKey: 'kilim',
    authenticate: async ({ cookie: token, session, jwt }: RealtimeCredentials) => {
      if (jwt !== undefined && !valid.has(jwt)) throw new AppError('user_jwt_invalid');
      return valid.has(token ?? session ?? jwt ?? '') ? { userId: ayse, user: { name: 'Ayşe' } } : null;
    },
    ownsProject: async (_userId, projectId) => projectId === 'p1',
    isTrustedOrigin: (origin) => origin === null || origin === 'http://localhost:3000',
    acceptsHost: (host) => host.startsWith('127.0.0.1:'),
    ipOf: (request) => request.headers['x-test-ip']?.toString() ?? '127.0.0.1',
    socketsPerNetwork,
  });

beforeEach(async () => {
  events = createLocalEvents();
  valid = new Set(['token-1']);
  server = createServer((_request, response) => response.end('page'));
  realtime = attach();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await realtime.close();
  await new Promise((resolve) => server.close(resolve));
});

it('authenticates by cookie and subscribes to the channels of the URL', async () => {
  const client = new Client('?project=kilim&channels[]=account&channels[]=projects.p1', cookie);
  const connected = await client.next();
  expect(connected).toEqual({
    type: 'connected',
    data: {
      channels: ['account', 'projects.p1'],
      subscriptions: { 0: expect.any(String) },
      user: { name: 'Ayşe' },
    },
  });
  events.publishToProject('p1' as ProjectId, { kind: 'project-deleted', projectId: 'p1' as ProjectId });
  const { 0: slot } = connected.data['subscriptions'] as Record<string, string>;
  expect(await client.next()).toMatchObject({
    type: 'event',
    data: { payload: { kind: 'project-deleted', projectId: 'p1' }, subscriptions: [slot] },
  });
});

it('connects a guest, who authenticates and subscribes by message', async () => {
  const client = new Client('', { origin: 'http://localhost:3000' });
  expect(await client.next()).toEqual({
    type: 'connected',
    data: { channels: [], subscriptions: [], user: null },
  });
  client.say({ type: 'authentication', data: { session: 'token-1' } });
  client.say({ type: 'subscribe', data: [{ subscriptionId: 's', channels: ['account', 'projects.p2'] }] });
  client.say({ type: 'ping' });
  expect(await client.next()).toMatchObject({ data: { to: 'authentication', success: true } });
  expect(await client.next()).toMatchObject({
    data: { to: 'subscribe', subscriptions: [{ subscriptionId: 's', channels: ['account'] }] },
  });
  expect(await client.next()).toEqual({ type: 'pong' });
  events.publishToAccount(ayse, { kind: 'balance-changed', balance: 5 as Credits });
  expect(await client.next()).toMatchObject({ data: { payload: { balance: 5 }, subscriptions: ['s'] } });
});

it.each([
  ['a valid one signs in', 'token-1', {}, { name: 'Ayşe' }],
  ['an invalid one leaves a guest', 'token-2', {}, null],
  ['beside a cookie it is not asked', 'token-2', cookie, { name: 'Ayşe' }],
])('accepts the JWT of the URL: %s', async (_what, jwt, headers, user) => {
  const client = new Client(`?project=kilim&channels[]=account&jwt=${jwt}`, headers);
  expect(await client.next()).toMatchObject({ type: 'connected', data: { user } });
});

it.each([
  ['a foreign origin', '', { origin: 'https://evil.example' }],
  ['the origin of a built app', '', { origin: 'null' }],
  ['another project', '?project=other', {}],
  [
    'a list of 33 channels',
    `?${Array.from({ length: 33 }, (_, index) => `channels[]=c${index}`).join('&')}`,
    {},
  ],
])('rejects %s without a retry', async (_what, query, headers) => {
  const client = new Client(query, { ...cookie, ...headers });
  expect(await client.next()).toMatchObject({ type: 'error', data: { code: 1008 } });
  expect(await client.closed).toBe(1008);
  expect(client.frames).toHaveLength(1);
});

it('closes the connection when its session ends, so that it reconnects as a guest', async () => {
  const client = new Client('?channels[]=account', cookie);
  await client.next();
  valid.clear();
  events.publishToAccount(ayse, { kind: 'session-ended' });
  expect(await client.next()).toMatchObject({ data: { payload: { kind: 'session-ended' } } });
  expect(await client.closed).toBe(1001);
  expect(await new Client('?channels[]=account', cookie).next()).toMatchObject({
    data: { channels: [], user: null },
  });
});

it('closes on binary messages and on messages over 64 KB', async () => {
  const binary = new Client('');
  await binary.next();
  binary.socket.send(Buffer.from('{"type":"ping"}'));
  expect(await binary.closed).toBe(1003);
  const long = new Client('');
  await long.next();
  long.socket.send('x'.repeat(64 * 1024 + 1));
  expect(await long.closed).toBe(1009);
});

it('accepts 128 connections a minute from one address', async () => {
  const headers = { 'x-test-ip': '10.0.0.9' };
  for (let index = 0; index < 128; index += 1) {
    const client = new Client('', headers);
    await client.next();
    client.socket.terminate();
  }
  expect(await new Client('', headers).closed).toBe(429);
  expect(await new Client('', { 'x-test-ip': '10.0.0.10' }).next()).toMatchObject({ type: 'connected' });
});

it('limits open sockets per network and accepts another after one has closed', async () => {
  await realtime.close();
  realtime = attach(2);
  const open = async (ip: string): Promise<Client> => {
    const client = new Client('', { 'x-test-ip': ip });
    await client.next();
    return client;
  };
  const first = await open('2001:db8::1');
  await open('2001:db8::2');
  expect(await new Client('', { 'x-test-ip': '2001:db8::3' }).closed).toBe(429);
  await open('2001:db8:0:1::1');
  first.socket.terminate();
  await expect.poll(() => realtime.size).toBe(2);
  await open('2001:db8::3');
});

it('answers upgrades of other paths with 404 and does not affect pages', async () => {
  const { port } = server.address() as AddressInfo;
  const stray = new WebSocket(`ws://127.0.0.1:${port}/v1/other`);
  const status = await new Promise((resolve) => {
    stray.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    stray.on('error', () => {});
  });
  expect(status).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page');
});

it('removes a closed connection', async () => {
  const client = new Client('?channels[]=account', cookie);
  await client.next();
  expect(realtime.size).toBe(1);
  client.socket.terminate();
  await client.closed;
  await expect.poll(() => realtime.size).toBe(0);
});

it('closes all connections when the server closes', async () => {
  const client = new Client('');
  await client.next();
  await realtime.close();
  expect(await client.closed).toBe(1001);
});

it('answers the upgrade of another host with 421', async () => {
  const client = new Client('', { host: 'evil.example' });
  expect(await client.closed).toBe(421);
  expect(realtime.size).toBe(0);
});
