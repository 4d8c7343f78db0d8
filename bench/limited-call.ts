// Measures the CPU time of a rate limit: a cheap request without a limit, with one, and one that is rejected.
// BENCH_SERVER selects another build to compare with.
import { readFileSync } from 'node:fs';
import { type RunningServer, startServer } from './lib/kilim-server.ts';
import { printTable } from './lib/table.ts';

const calls = Number(process.env['BENCH_CALLS'] ?? 4_000);
const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';

/** CPU time of the server process in milliseconds, in steps of 10 ms. */
function cpuOf(server: RunningServer): number {
  const stat = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

async function measure(server: RunningServer, path: string, status: number): Promise<string> {
  const call = async (): Promise<void> => {
    const reply = await fetch(server.origin + path);
    await reply.arrayBuffer();
    if (reply.status !== status) throw new Error(`${path} returned ${reply.status}.`);
  };
  for (let warm = 0; warm < 500; warm += 1) await call();
  const before = cpuOf(server);
  for (let count = 0; count < calls; count += 1) await call();
  return `${((cpuOf(server) - before) / calls).toFixed(3)} ms`;
}

const open = await startServer([process.execPath, program]);
const rows = [
  ['not limited (`/v1/site`)', await measure(open, '/v1/site', 200)],
  ['limited (`/v1/location`)', await measure(open, '/v1/location', 200)],
];
await open.stop();

const strict = await startServer([process.execPath, program], { RATE_LIMIT_FACTOR: '1' });
for (let count = 0; count < 60; count += 1) await fetch(`${strict.origin}/v1/location`);
rows.push(['refused from memory', await measure(strict, '/v1/location', 429)]);
await strict.stop();
printTable('CPU of one cheap call', ['call', 'CPU'], rows);
