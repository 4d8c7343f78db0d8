// Tests of the router that need a real socket.
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { defineEndpoint } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../app.ts';
import { createSiteHosts } from '../hosts/index.ts';
import { silentLog } from '../log/log.ts';
import { type Caller, createRateLimits, route } from './index.ts';

const describe = { summary: '', params: undefined, errors: [], status: 200 } as const;
const large = defineEndpoint({
  ...describe,
  name: 'large',
  method: 'GET',
  path: '/large',
  access: 'member',
  reply: 'binary',
});
const upload = defineEndpoint({
  ...describe,
  name: 'upload',
  method: 'POST',
  path: '/upload',
  access: 'public',
  reply: z.object({ size: z.number() }),
});

const settings = { publicOrigin: undefined, previewOrigin: undefined, trustedOrigins: [] };
let server: Server;
let sockets: Socket[] = [];
let logged: unknown[] = [];
let ended = 0;

beforeEach(async () => {
  logged = [];
  ended = 0;
  const app = createApp({
    routes: [
      route(large, async (_input, { caller, countLargeReply }) => {
        countLargeReply();
        async function* produce(): AsyncGenerator<Uint8Array> {
          if (String(caller.userId) === 'broken') throw new Error('no space is left');
          try {
            for (let piece = 0; piece < 1_000; piece += 1) yield new Uint8Array(64 * 1_024);
          } finally {
            ended += 1;
          }
        }
        return { chunks: produce(), contentType: 'application/zip', fileName: 'large.zip' };
      }),
      route(upload, async (_input, { readBytes }) => ({ size: (await readBytes(1_048_576)).byteLength })),
    ],
    verifyProof: async () => false,
    authenticate: async ({ cookie }) =>
      cookie === undefined ? null : ({ userId: cookie, isAdmin: false } as unknown as Caller),
    connectionOf: (c) => ({
      ip: '127.0.0.1',
      isSecure: false,
      onClosed: (listener) => void (c.env as HttpBindings).outgoing.once('close', listener),
    }),
    limits: createRateLimits(1),
    origins: settings,
    hosts: createSiteHosts({ ...settings, listenHost: '127.0.0.1' }),
    projectKey: 'kilim',
    log: { ...silentLog, error: (...facts: unknown[]) => void logged.push(facts) },
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const originOf = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function send(text: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

const ask = (user: string): string =>
  `GET /v1/large HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a_session_kilim=${user}\r\n\r\n`;
const statusFor = async (user: string): Promise<Response> => {
  const reply = await fetch(`${originOf()}/v1/large`, { headers: { cookie: `a_session_kilim=${user}` } });
  if (reply.ok) await reply.arrayBuffer();
  return reply;
};

it('rejects a third large reply until one of two has been sent', async () => {
  const paused = [await send(ask('ayse')), await send(ask('ayse'))];
  await wait(100);
  const refused = await statusFor('ayse');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({
    type: 'general_too_many_large_replies',
    message:
      'Aynı anda en fazla iki büyük dosya indirebilirsiniz. İndirmelerden biri bitince tekrar deneyin.',
  });
  expect((await statusFor('mehmet')).status).toBe(200);
  paused[0]?.destroy();
  while (ended < 2) await wait(10);
  expect((await statusFor('ayse')).status).toBe(200);
  expect(logged).toEqual([]);
});

it('logs no error for an aborted upload', async () => {
  const socket = await send(
    'POST /v1/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\nonly a part',
  );
  await wait(100);
  socket.destroy();
  await wait(200);
  expect(logged).toEqual([]);
  const whole = await fetch(`${originOf()}/v1/upload`, { method: 'POST', body: 'x'.repeat(100) });
  expect(await whole.json()).toEqual({ size: 100 });
});

it('ends the producer of a reply to HEAD', async () => {
  const reply = await fetch(`${originOf()}/v1/large`, {
    method: 'HEAD',
    headers: { cookie: 'a_session_kilim=ayse' },
  });
  expect([reply.status, reply.headers.get('content-type'), ended]).toEqual([200, 'application/zip', 1]);
});

it('sends an error of a file download as JSON without the headers of the file', async () => {
  const reply = await statusFor('broken');
  expect([reply.status, reply.headers.get('content-disposition')]).toEqual([500, null]);
  expect(await reply.json()).toMatchObject({ type: 'general_unknown' });
});
