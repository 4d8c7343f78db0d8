// Measures a data export of one account whose 18 MB projects fill its storage: duration, memory, and the latency of a
// cheap request of another account during the export.
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './lib/kilim-server.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';
const projects = Number(process.env['BENCH_PROJECTS'] ?? 10);
const megabyte = 1_048_576;
const server = await startServer([process.execPath, program]);

/** Retries a call while it is rate limited: the creation of projects and the bytes written per minute are limited. */
async function atAllowedPace<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!String(error).includes('returned 429')) throw error;
      await wait(2_000);
    }
  }
}

async function fillProject(user: BenchUser, number: number): Promise<void> {
  const id = String(
    (await atAllowedPace(() => user.call('POST', '/projects', { name: `Bench ${number}` })))['id'],
  );
  for (let batch = 0; batch < 3; batch += 1) {
    const operations = Array.from({ length: 6 }, (_, at) => ({
      kind: 'write',
      path: `src/large${batch * 6 + at}.ts`,
      content: `// ${number} ${batch} ${at}\n`.padEnd(megabyte - 1, 'export const answer = 42;\n'),
      baseHash: null,
    }));
    const change = { reason: 'code-save', operations };
    await atAllowedPace(() => user.call('POST', `/projects/${id}/files/batch`, change));
  }
}

const owner = await registerUser(server.origin);
for (let number = 0; number < projects; number += 1) await fillProject(owner, number);
const other = await registerUser(server.origin);
await wait(3_000);

const before = server.memory();
let peak = before;
const times: number[] = [];
const started = performance.now();
await owner.call('POST', '/personal-data/exports', { url: `${server.origin}/settings` });
for (let isReady = false; !isReady; ) {
  const asked = performance.now();
  await other.call('GET', '/account');
  times.push(performance.now() - asked);
  peak = Math.max(peak, server.memory());
  await wait(20);
  const { export: state } = await owner.call('GET', '/personal-data/exports');
  const { status } = state as { status: string };
  if (status === 'failed') throw new Error('The export failed.');
  isReady = status === 'ready';
}
const duration = performance.now() - started;
await server.stop();

printTable(
  `data export of ${projects} projects of 18 MB`,
  ['duration', 'memory before', 'memory at most', 'cheap call: median', 'p99', 'slowest'],
  [
    [
      `${(duration / 1000).toFixed(1)} s`,
      `${before.toFixed(0)} MB`,
      `${peak.toFixed(0)} MB`,
      ...[0.5, 0.99, 1].map((share) => inMilliseconds(quantile(times, share))),
    ],
  ],
);
