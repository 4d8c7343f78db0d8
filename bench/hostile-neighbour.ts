// Measures the latency of a cheap request while one hostile account and 50 others send requests. Uses SQLite, or two
// processes on an empty PostgreSQL database with BENCH_DATABASE_URL. BENCH_SERVER selects another build to compare with.
import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { type RunningServer, startServer } from './lib/kilim-server.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';

const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const others = 50;
const processes = databaseUrl === undefined ? 1 : 2;

interface BenchUser {
  readonly cookie: string;
  readonly projectId: string;
}

const servers: RunningServer[] = [];
let turn = 0;
const origin = (): string => servers[turn++ % servers.length]?.origin ?? '';

async function send(
  user: Pick<BenchUser, 'cookie'> | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const isBytes = body instanceof Uint8Array;
  return fetch(origin() + path, {
    method,
    headers: {
      ...(user && { cookie: user.cookie }),
      ...(body !== undefined && { 'content-type': isBytes ? 'application/zip' : 'application/json' }),
    },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

async function join(name: string): Promise<BenchUser> {
  const account = { email: `${name}@bench.example`, password: `tangerine-umbrella-${name}` };
  await (await send(null, 'POST', '/v1/account', { userId: 'unique()', name, ...account })).arrayBuffer();
  const session = await send(null, 'POST', '/v1/account/sessions/email', account);
  await session.arrayBuffer();
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const project = (await (await send({ cookie }, 'POST', '/v1/projects', { name: 'Bench' })).json()) as {
    id: string;
  };
  return { cookie, projectId: project.id };
}

/** A file of 512 KB; 36 of them are a project near its size limit. */
function largeFile(seed: number): string {
  let text = '';
  for (let at = 0; text.length < 524_288; at += 1)
    text += `export const v${seed}_${at} = [${at}, { a: 'b', c: [${at}] }];\n`;
  return text;
}

/** Worst cases for scanners: unclosed tags, regular expressions and brackets. */
const crafted = `export const a = ${'<T>('.repeat(60_000)}\n${'/['.repeat(60_000)}\n${'{a:`${'.repeat(40_000)}`;
const app = "import { Text } from 'react-native';\nexport default () => <Text>a</Text>;\n";
const archive = zipSync({
  'src/App.tsx': strToU8(app),
  ...Object.fromEntries(Array.from({ length: 36 }, (_, at) => [`src/f${at}.ts`, strToU8(largeFile(at))])),
});

let isOver = false;
const counts = new Map<string, number>();
async function repeat(name: string, pause: number, work: () => Promise<unknown>): Promise<void> {
  while (!isOver) {
    await work().catch(() => {});
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await wait(pause);
  }
}
const drain = async (reply: Promise<Response>): Promise<void> => void (await (await reply).arrayBuffer());

function hostileWork(eve: BenchUser): Promise<void>[] {
  const project = `/v1/projects/${eve.projectId}`;
  const turnBody = () => ({
    prompt: 'ana rengi mor yap',
    language: 'tr',
    idempotencyKey: `bench-${Math.random()}`,
  });
  return [
    repeat('exports', 0, () => drain(send(eve, 'GET', `${project}/export`))),
    repeat('exports', 0, () => drain(send(eve, 'GET', `${project}/export`))),
    repeat('file lists', 0, () => drain(send(eve, 'GET', `${project}/files`))),
    repeat('imports', 0, () => drain(send(eve, 'POST', '/v1/projects/import?language=tr', archive))),
    repeat('turns', 100, () => drain(send(eve, 'POST', `${project}/turns`, turnBody()))),
    repeat('data exports', 1_000, () =>
      drain(send(eve, 'POST', '/v1/personal-data/exports', { url: `${servers[0]?.origin}/settings` })),
    ),
  ];
}

function otherWork(user: BenchUser, at: number): Promise<void>[] {
  const path = ['/v1/projects?limit=20', '/v1/credits', `/v1/projects/${user.projectId}`][at % 3] ?? '';
  return [repeat('calls of others', 500 + at * 10, () => drain(send(user, 'GET', path)))];
}

async function measure(probe: BenchUser, duration: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + duration * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    await drain(send(probe, 'GET', '/v1/account'));
    times.push(performance.now() - started);
    await wait(25);
  }
  return times;
}

for (let at = 0; at < processes; at += 1) {
  servers.push(
    await startServer([process.execPath, program], {
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, APP_SECRET: 'x'.repeat(64) }),
    }),
  );
}
const people: BenchUser[] = [];
for (let at = 0; at < others; at += 1) people.push(await join(`other-${at}`));
const probe = await join('probe');
const eve = await join('eve');
await wait(2_500);
const imported = await send(eve, 'POST', '/v1/projects/import?language=tr', archive);
const { project } = (await imported.json()) as { project?: { id: string } };
const hostile: BenchUser = { ...eve, projectId: project?.id ?? eve.projectId };
await drain(
  send(eve, 'POST', `/v1/projects/${hostile.projectId}/files/batch`, {
    reason: 'code-save',
    operations: [{ kind: 'write', path: 'src/crafted.tsx', content: crafted, baseHash: null }],
  }),
);

const loops = people.flatMap(otherWork);
await wait(1_000);
const quiet = await measure(probe, Math.min(5, seconds));
loops.push(...hostileWork(hostile));
await wait(500);
const times = await measure(probe, seconds);
isOver = true;
const memory = servers.reduce((sum, server) => sum + server.memory(), 0);
for (const server of servers) await server.stop();

const row = (name: string, values: readonly number[]) => [
  name,
  values.length,
  ...[0.5, 0.99, 1].map((share) => inMilliseconds(quantile(values, share))),
];
printTable(
  `GET /v1/account beside ${others} clients, ${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL, 2 processes'}`,
  ['', 'calls', 'median', 'p99', 'slowest'],
  [row('without the hostile account', quiet), row('with it', times)],
);
console.log(
  `\n${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}; ${Math.round(memory)} MB`,
);
process.exit(0);
