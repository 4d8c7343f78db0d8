// Measures API requests against a plain node:http server that sends the same bytes.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startInstantProvider } from './lib/instant-provider.ts';
import { startServer } from './lib/kilim-server.ts';
import { inMilliseconds, median, printTable, quantile } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

const rounds = 40;
const connections = 64;

async function time(work: () => Promise<unknown>, count = rounds): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return samples;
}

async function runTurn(user: BenchUser, projectId: string): Promise<void> {
  const turn = await user.call('POST', `/projects/${projectId}/turns`, {
    prompt: 'Başlığı değiştir',
    language: 'tr',
    idempotencyKey: randomUUID(),
  });
  for (;;) {
    const { status, error } = await user.call('GET', `/projects/${projectId}/turns/${String(turn['id'])}`);
    if (status === 'done') return;
    if (status === 'failed' || status === 'stopped')
      throw new Error(`The turn ended with status ${status}: ${JSON.stringify(error)}`);
    await wait(1);
  }
}

async function load(
  url: string,
  cookie: string,
): Promise<{ perSecond: number; p99: number; errors: number }> {
  const result = await autocannon({ url, connections, duration: 8, headers: { cookie } });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

const provider = await startInstantProvider();
const server = await startServer([process.execPath, 'apps/server/dist/main.js'], {
  OPENAI_BASE_URL: provider.url,
  OPENAI_API_KEY: 'bench',
  AI_MODEL: 'bench',
});
await wait(3_000);
const idle = server.memory();

const user = await registerUser(server.origin);
const projectIds: string[] = [];
for (let index = 0; index < 5; index += 1) {
  await wait(2_050);
  projectIds.push(String((await user.call('POST', '/projects', { name: `Bench ${index}` }))['id']));
}
const [projectId = ''] = projectIds;

const signIn = await time(async () => {
  const reply = await fetch(`${server.origin}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  if (reply.status !== 201) throw new Error(`The sign-in returned ${reply.status}.`);
  await reply.arrayBuffer();
});
const list = await time(() => user.call('GET', '/projects'));

let baseHash: string | null = null;
let edit = 0;
const write = await time(async () => {
  edit += 1;
  const reply = await user.call('POST', `/projects/${projectId}/files/batch`, {
    reason: 'code-save',
    operations: [
      { kind: 'write', path: 'src/bench.ts', content: `export const edit = ${edit};\n`, baseHash },
    ],
  });
  baseHash = (reply['written'] as { hash: string }[])[0]?.hash ?? null;
});

await runTurn(user, projectId);
const turns = await time(() => runTurn(user, projectId), 20);
const bareProvider = await time(async () => {
  const reply = await fetch(`${provider.url}/chat/completions`, { method: 'POST', body: '{}' });
  await reply.text();
}, 20);

const body = JSON.stringify(await user.call('GET', '/projects'));
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareAddress = bare.address();
const barePort = typeof bareAddress === 'object' && bareAddress ? bareAddress.port : 0;
const ours = await load(`${server.origin}/v1/projects`, user.cookie);
const floor = await load(`http://127.0.0.1:${barePort}/`, '');

const row = (name: string, samples: readonly number[]): string[] => [
  name,
  inMilliseconds(median(samples)),
  inMilliseconds(quantile(samples, 0.95)),
];
printTable(
  'API, one caller',
  ['call', 'median', 'p95'],
  [
    row('sign in (argon2id)', signIn),
    row('list projects', list),
    row('write one file (a durable version)', write),
    row('one chat turn, provider answers at once', turns),
    row('the same provider without us', bareProvider),
  ],
);
printTable(
  `API, ${connections} connections, list projects`,
  ['server', 'requests a second', 'p99', 'errors'],
  [
    ['Kilim', Math.round(ours.perSecond), `${ours.p99} ms`, ours.errors],
    ['bare node:http, same bytes', Math.round(floor.perSecond), `${floor.p99} ms`, floor.errors],
  ],
);
printTable(
  'Process',
  ['figure', 'value'],
  [
    ['memory, idle 3 s after the start', `${idle.toFixed(0)} MB`],
    ['memory after this run', `${server.memory().toFixed(0)} MB`],
    ['server process to first answer, new data directory', `${server.startedIn.toFixed(0)} ms`],
  ],
);

bare.close();
provider.stop();
await server.stop();
