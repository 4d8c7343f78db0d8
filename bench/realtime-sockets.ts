// Measures memory per idle websocket, and how long an event takes to reach many of them. BENCH_SOCKETS sets how many,
// BENCH_LISTENERS how many of them receive the event, BENCH_EVENTS how often it is sent, BENCH_SERVER another build.
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startServer } from './lib/kilim-server.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const total = Number(process.env['BENCH_SOCKETS'] ?? 5_000);
const listeners = Number(process.env['BENCH_LISTENERS'] ?? 1_000);
const events = Number(process.env['BENCH_EVENTS'] ?? 20);
const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';
/** Sockets from one address are limited, so they come from several of this machine. */
const perAddress = 400;
const opened = 50;

const server = await startServer([process.execPath, program], { HOST: '127.0.0.1' });
const { port } = new URL(server.origin);

function openSocket(index: number): Promise<WebSocket> {
  const address = `127.0.0.${2 + Math.floor(index / perAddress)}`;
  const socket = new WebSocket(`ws://localhost:${port}/v1/realtime?project=kilim`, {
    localAddress: address,
    family: 4,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    // The first frame is `connected`.
    socket.once('message', () => resolve(socket));
  });
}

async function openAll(count: number, first: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let start = 0; start < count; start += opened) {
    const batch = Array.from({ length: Math.min(opened, count - start) }, (_, at) =>
      openSocket(first + start + at),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

// The first sockets load code and fill pools that are no cost of a socket.
const warm = await openAll(perAddress, 0);
await wait(3_000);
const before = server.memory();
const idle = await openAll(total - perAddress, perAddress);
await wait(3_000);
const after = server.memory();
const perSocket = ((after - before) * 1_024) / idle.length;
printTable(
  `${total} idle websockets of guests`,
  ['memory before', 'memory after', 'per socket'],
  [[`${before.toFixed(0)} MB`, `${after.toFixed(0)} MB`, `${perSocket.toFixed(1)} KB`]],
);

// A file that everyone may read; each change of it is an event for all who listen to files.
const owner = await registerUser(server.origin);
const form = new FormData();
form.set('fileId', 'heard');
form.set('file', new File(['heard'], 'heard.txt'));
form.set('permissions[0]', 'read("any")');
const created = await fetch(`${server.origin}/v1/storage/buckets/user-assets/files`, {
  method: 'POST',
  headers: { cookie: owner.cookie },
  body: form,
});
if (!created.ok) throw new Error(`The upload returned ${created.status}.`);

const hearing = [...warm, ...idle].slice(0, listeners);
let arrived: number[] = [];
let isComplete = (): void => {};
await Promise.all(
  hearing.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.on('message', (text) => {
          const { type } = JSON.parse(String(text)) as { type: string };
          if (type === 'response') resolve();
          if (type !== 'event') return;
          arrived.push(performance.now());
          if (arrived.length === hearing.length) isComplete();
        });
        const data = [{ subscriptionId: 'files', channels: ['files'] }];
        socket.send(JSON.stringify({ type: 'subscribe', data }));
      }),
  ),
);
const delays: number[] = [];
const spans: number[] = [];
for (let event = 0; event < events; event += 1) {
  arrived = [];
  const done = new Promise<void>((resolve) => {
    isComplete = resolve;
  });
  const sent = performance.now();
  await owner.call('PUT', '/storage/buckets/user-assets/files/heard', { name: `heard-${event}.txt` });
  await done;
  delays.push(...arrived.map((at) => at - sent));
  spans.push(Math.max(...arrived) - Math.min(...arrived));
}
printTable(
  `One event to ${hearing.length} of ${total} websockets, ${events} times`,
  ['request → receiver, p50', 'p99', 'first → last receiver, p50', 'p99'],
  [
    [
      inMilliseconds(quantile(delays, 0.5)),
      inMilliseconds(quantile(delays, 0.99)),
      inMilliseconds(quantile(spans, 0.5)),
      inMilliseconds(quantile(spans, 0.99)),
    ],
  ],
);
for (const socket of [...warm, ...idle]) socket.terminate();
await server.stop();
