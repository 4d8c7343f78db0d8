// What it costs in memory when 200 clients ask for 18 MB each and stop reading: the files of a project, its export, a
// large script. BENCH_SERVER names another built server to compare with.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './lib/kilim-server.ts';
import { type Person, registerPerson } from './lib/person.ts';
import { printTable } from './lib/table.ts';

const readers = Number(process.env['BENCH_READERS'] ?? 200);
const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';
const people = readers / 2;
const megabyte = 1_048_576;

const server = await startServer([process.execPath, program]);
const { port } = new URL(server.origin);

/** A project of 18 files of one megabyte: the largest pieces that a project may have. */
async function fillProject(person: Person): Promise<string> {
  const id = String((await person.call('POST', '/projects', { name: 'Bench' }))['id']);
  for (let batch = 0; batch < 3; batch += 1) {
    const operations = Array.from({ length: 6 }, (_, at) => ({
      kind: 'write',
      path: `src/large${batch * 6 + at}.ts`,
      content: `// ${batch} ${at}\n`.padEnd(megabyte - 1, 'export const answer = 42;\n'),
      baseHash: null,
    }));
    await person.call('POST', `/projects/${id}/files/batch`, { reason: 'code-save', operations });
  }
  return id;
}

/** Asks and takes nothing. */
async function pause(path: string, cookie: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

interface Asker {
  readonly person: Person;
  readonly projectId: string;
}

const askers: Asker[] = [];
for (let count = 0; count < people; count += 1) {
  const person = await registerPerson(server.origin);
  askers.push({ person, projectId: await fillProject(person) });
}

async function measure(name: string, pathOf: (asker: Asker) => string): Promise<string[]> {
  await wait(3_000);
  const before = server.memory();
  let peak = before;
  const sockets: Socket[] = [];
  const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 50);
  for (const asker of askers) {
    for (let own = 0; own < 2; own += 1) sockets.push(await pause(pathOf(asker), asker.person.cookie));
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

// Each as soon as it is known: the exports take minutes, and a server without limits may not survive them.
const head = ['reply', 'before', 'held after 10 s', 'most'];
const print = (row: string[]): void => printTable(`${readers} paused readers`, head, [row]);
print(await measure('files of a project, 18 MB', ({ projectId }) => `/v1/projects/${projectId}/files`));
print(await measure('export of a project, 18 MB', ({ projectId }) => `/v1/projects/${projectId}/export`));
await server.stop();
