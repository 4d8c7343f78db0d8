import { createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ConnectionLimits, connectionLimits, guardConnections } from './guard-connections.ts';

let server: Server;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function start(
  listener: RequestListener,
  limits: Partial<ConnectionLimits>,
  networkOf: (socket: Socket) => string | null = () => 'one',
): Promise<number> {
  server = createServer({ connectionsCheckingInterval: 50 }, listener);
  guardConnections(server, networkOf, { ...connectionLimits, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function open(port: number): { socket: Socket; closed: Promise<'closed'> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve('closed'))) };
}

const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const isOpenAfter = (milliseconds: number, closed: Promise<'closed'>): Promise<'closed' | 'open'> =>
  Promise.race([closed, wait(milliseconds, 'open' as const)]);
const large = Buffer.alloc(24 * 1_048_576);

it('closes the connection of a client that stopped reading', async () => {
  let ended = false;
  const port = await start(
    (_request, response) => {
      response.once('close', () => (ended = true));
      response.end(large);
    },
    { readerTimeout: 200 },
  );
  const { socket } = open(port);
  socket.pause();
  socket.write(ask);
  await wait(100);
  expect(ended).toBe(false);
  const deadline = Date.now() + 5_000;
  while (!ended && Date.now() < deadline) await wait(20);
  expect(ended).toBe(true);
});

it('keeps a connection open during slow handlers and for the keep-alive time', async () => {
  const port = await start((_request, response) => void setTimeout(() => response.end('late'), 500), {
    readerTimeout: 100,
    keepAlive: 300,
  });
  const { socket, closed } = open(port);
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  socket.write(ask);
  expect(await isOpenAfter(700, closed)).toBe('open');
  expect(text).toContain('late');
  expect(await isOpenAfter(3_000, closed)).toBe('closed');
});

it('closes the connection of a client that reads too slowly', async () => {
  let ended = false;
  const port = await start(
    (_request, response) => {
      response.once('close', () => (ended = true));
      response.end(large);
    },
    { readerTimeout: 60_000, readerWindow: 300, readerMinimum: 40 * 1_048_576, sweepInterval: 50 },
  );
  const { socket } = open(port);
  socket.pause();
  socket.write(ask);
  const trickle = setInterval(() => void socket.read(1_024), 20);
  const deadline = Date.now() + 5_000;
  while (!ended && Date.now() < deadline) await wait(20);
  clearInterval(trickle);
  expect(ended).toBe(true);
});

it('closes a connection whose headers never end', async () => {
  const port = await start((_request, response) => response.end(), { headersTimeout: 200 });
  const { socket, closed } = open(port);
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: local');
  expect(await isOpenAfter(5_000, closed)).toBe('closed');
});

it('limits the connections of one network only', async () => {
  let network: string | null = 'one';
  const port = await start(
    (_request, response) => response.end('ok'),
    { perNetwork: 2 },
    () => network,
  );
  const [first] = [open(port), open(port)];
  await wait(100);
  expect(await isOpenAfter(2_000, open(port).closed)).toBe('closed');
  network = 'two';
  expect(await isOpenAfter(200, open(port).closed)).toBe('open');
  network = null;
  for (let count = 0; count < 3; count += 1) expect(await isOpenAfter(50, open(port).closed)).toBe('open');
  network = 'one';
  first?.socket.destroy();
  await wait(100);
  const status = await new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }, (reply) => resolve(reply.resume().statusCode));
  });
  expect(status).toBe(200);
});
