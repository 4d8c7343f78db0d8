// Measures memory while 200 clients request 18 MB each and stop reading: the files of a project and its export.
// BENCH_SERVER selects another build to compare with.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './lib/kilim-server.ts';
import { printTable } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

const readers = Number(process.env['BENCH_READERS'] ?? 200);
const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';
const users = readers / 2;
const megabyte = 1_048_576;

const server = await startServer([process.execPath, program]);
const { port } = new URL(server.origin);

/** Creates a project of 18 files of 1 MB, the largest allowed file size. */
async function fillProject(user: BenchUser): Promise<string> {
  const id = String((await user.call('POST', '/projects', { name: 'Bench' }))['id']);
  for (let batch = 0; batch < 3; batch += 1) {
    const operations = Array.from({ length: 6 }, (_, at) => ({
      kind: 'write',
      path: `src/large${batch * 6 + at}.ts`,
      content: `// ${batch} ${at}\n`.padEnd(megabyte - 1, 'export const answer = 42;\n'),
      baseHash: null,
    }));
    await user.call('POST', `/projects/${id}/files/batch`, { reason: 'code-save', operations });
  }
  return id;
}

/** Sends a request and does not read the reply. */
async function pause(path: string, cookie: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

interface Reader {
  readonly user: BenchUser;
  readonly projectId: string;
}

const readerList: Reader[] = [];
for (let count = 0; count < users; count += 1) {
  const user = await registerUser(server.origin);
  readerList.push({ user, projectId: await fillProject(user) });
}

async function measure(name: string, pathOf: (reader: Reader) => string): Promise<string[]> {
  await wait(3_000);
  const before = server.memory();
  let peak = before;
  const sockets: Socket[] = [];
  const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 50);
  for (const reader of readerList) {
    for (let own = 0; own < 2; own += 1) sockets.push(await pause(pathOf(reader), reader.user.cookie));
  }
  await wait(10_000);
  const held = server.memory();
  clearInterval(watch);
  for (const socket of sockets) socket.destroy();
  return [
    name,
    `${before.toFixed(0)} MB`,
    `${(held - before).toFixed(0)} MB`,
    `${(peak - before).toFixed(0)} MB`,
  ];
}

// Printed one by one: exports take minutes, and a server without limits may crash.
const head = ['reply', 'before', 'held after 10 s', 'most'];
const print = (row: string[]): void => printTable(`${readers} paused readers`, head, [row]);
print(await measure('files of a project, 18 MB', ({ projectId }) => `/v1/projects/${projectId}/files`));
print(await measure('export of a project, 18 MB', ({ projectId }) => `/v1/projects/${projectId}/export`));
await server.stop();
