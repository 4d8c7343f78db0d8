// Calls every list, search and report of the administration over HTTP on a database of bench/seed-admin-lists.ts:
// `npx tsx bench/admin-lists.ts FOLDER`, or with BENCH_DATABASE_URL. BENCH_ONLY=tickets limits the calls to names with
// that text, BENCH_ROUNDS sets the calls of each, BENCH_SERVER names another build.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './lib/kilim-server.ts';
import { type AdminCall, detailCalls, fileCalls, listCalls } from './lib/scale/admin-calls.ts';
import { createRowWriter } from './lib/scale/row-writer.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

const url = process.env['BENCH_DATABASE_URL'];
const folder = process.argv[2];
const only = process.env['BENCH_ONLY'] ?? '';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const goal = 150;
if (url === undefined && folder === undefined) throw new Error('Name the folder of the seed.');

const server = await startServer(
  [process.execPath, process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js'],
  {
    // The seed has users, so the server expects its key.
    APP_SECRET: 'x'.repeat(64),
    ...(url === undefined ? { DATA_DIR: folder ?? '' } : { DATABASE_URL: url }),
  },
);

async function becomeAdmin(): Promise<BenchUser> {
  const user = await registerUser(server.origin);
  const path = join(folder ?? '', 'kilim.sqlite');
  const writer = await createRowWriter(
    url === undefined ? { engine: 'sqlite', path } : { engine: 'postgres', url },
  );
  await writer.run(`update users set is_admin = 1 where email = '${user.email}'`);
  await writer.close();
  return user;
}

const admin = await becomeAdmin();

/** Longest time in which a cheap call waited beside a measured one. */
async function watchLoop(work: () => Promise<void>): Promise<number> {
  let slowest = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${server.origin}/v1/health`)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - started);
      await wait(2);
    }
  })();
  await work();
  isOver = true;
  await watch;
  return slowest;
}

async function read(path: string): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`${server.origin}/v1${path}`, { headers: { cookie: admin.cookie } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} returned ${reply.status}.`);
  return performance.now() - started;
}

/** The path of a later page. */
async function turnPages({ path, pages = 0 }: AdminCall): Promise<string> {
  let current = path;
  for (let page = 0; page < pages; page += 1) {
    const { nextCursor } = await admin.call('GET', current);
    if (typeof nextCursor !== 'string') break;
    current = `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(nextCursor)}`;
  }
  return current;
}

interface Measured {
  readonly name: string;
  /** The first call prepares statements and fills what is kept for some seconds. */
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  readonly beside: number;
  /** Of the server per call; other work on the machine does not change it. On PostgreSQL without its processes. */
  readonly processor: number;
}

/** Processor time of the server since its start, in milliseconds, in steps of 10. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(call: AdminCall, count: number): Promise<Measured> {
  const path = await turnPages(call);
  const first = await read(path);
  const times: number[] = [];
  const before = processorTime();
  for (let round = 0; round < count; round += 1) times.push(await read(path));
  const processor = (processorTime() - before) / count;
  // Apart from the measurement, so that the cheap calls do not slow it down.
  const beside = await watchLoop(async () => {
    for (let round = 0; round < Math.min(3, count); round += 1) await read(path);
  });
  return {
    name: call.name,
    first,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    most: quantile(times, 1),
    beside,
    processor,
  };
}

const firstId = async (path: string, list: string): Promise<string> => {
  const page = await admin.call('GET', path);
  return (page[list] as { readonly id: string }[])[0]?.id ?? '';
};
const details = detailCalls(
  await firstId('/admin/users?sort=credits', 'users'),
  await firstId('/admin/tickets?sort=oldest', 'tickets'),
);
const measured: Measured[] = [];
for (const call of [...listCalls, ...details].filter(({ name }) => name.includes(only))) {
  measured.push(await measure(call, rounds));
}
for (const call of fileCalls.filter(({ name }) => name.includes(only))) measured.push(await measure(call, 1));

const slow = measured.filter(({ p95 }) => p95 >= goal);
printTable(
  `Administration, ${url === undefined ? 'SQLite' : 'PostgreSQL'}, ${rounds} calls each`,
  ['call', 'first', 'p50', 'p95', 'slowest', 'slowest cheap call beside it', 'processor'],
  measured.map(({ name, first, p50, p95, most, beside, processor }) => [
    name,
    ...[first, p50, p95, most, beside, processor].map((value) => inMilliseconds(value)),
  ]),
);
console.log(
  `\n${slow.length} of ${measured.length} at or above ${goal} ms: ${slow.map(({ name }) => name).join('; ')}`,
);
console.log(`Memory: ${Math.round(server.memory())} MB`);
await server.stop();
process.exit(0);
