// Measures documents of the client SDK beside Parse Server: a list of 25 and an update of one, over PostgreSQL, with 64
// connections. Parse Server is installed in a folder of your own, which BENCH_PARSE names.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../apps/server/src/testing/postgres-cluster.ts';
import { findFreePort, startServer } from './lib/kilim-server.ts';
import { printTable } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const connections = 64;
const duration = Number(process.env['BENCH_SECONDS'] ?? 10);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const stored = 200;
const parseFolder = process.env['BENCH_PARSE'];

/** A call that is repeated. */
interface Call {
  readonly url: string;
  readonly method: 'GET' | 'PATCH' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Product {
  readonly name: string;
  readonly list: Call;
  readonly update: Call;
  stop(): Promise<void>;
}

const started = await startPostgres();
if ('reasons' in started) throw new Error(`Needs PostgreSQL: ${started.reasons.join('; ')}`);
const cluster = started;

/** An empty database and its address. */
async function createDatabase(): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(cluster.url);
  address.pathname = `/${name}`;
  return address.href;
}

const textOf = (index: number): string => `Soru ${index}: ${'Uygulamamın ilk ekranı açılmıyor. '.repeat(6)}`;
const query = (method: string, more: object): string =>
  `queries[]=${encodeURIComponent(JSON.stringify({ method, ...more }))}`;

async function startKilim(): Promise<Product> {
  const database = await createDatabase();
  const server = await startServer([process.execPath, 'apps/server/dist/main.js'], {
    DATABASE_URL: database,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
  });
  const user = await registerUser(server.origin);
  const { $id: userId } = await user.call('GET', '/account');
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  for (let index = 0; index < stored; index += 1) {
    await client.query(
      `insert into support_tickets (id, user_id, user_email, user_name, subject, message, search_key, priority,
        priority_rank, status, status_rank, category, responses, created_at, updated_at)
       values ($1, $2, $3, 'Bench', $4, $5, '', 'medium', 2, 'open', 5, 'Genel', 1, $6, $6)`,
      [`ticket${index}`, userId, user.email, `Soru ${index}`, textOf(index), 1_700_000_000_000 + index],
    );
  }
  await client.query('analyze support_tickets');
  await client.end();
  const base = `${server.origin}/v1/databases/main/collections`;
  const headers = { cookie: user.cookie, 'content-type': 'application/json' };
  return {
    name: 'Kilim',
    list: {
      url: `${base}/support_tickets/documents?${query('orderDesc', { attribute: 'createdAt' })}&${query('limit', { values: [25] })}`,
      method: 'GET',
      headers,
    },
    update: {
      url: `${base}/users/documents/${String(userId)}`,
      method: 'PATCH',
      headers,
      body: JSON.stringify({ data: { phoneNumber: '+905321112233' } }),
    },
    stop: server.stop,
  };
}

const parseProgram = (database: string, port: number): string => `
  import { ParseServer } from 'parse-server';
  const server = await ParseServer.startApp({
    databaseURI: ${JSON.stringify(database)}, appId: 'bench', masterKey: 'master', port: ${port},
    serverURL: 'http://localhost:${port}/parse', mountPath: '/parse', allowClientClassCreation: true,
    silent: true, verbose: false, logLevel: 'error', logsFolder: null,
  });
`;

async function startParse(folder: string): Promise<Product> {
  const port = await findFreePort();
  const program = parseProgram(await createDatabase(), port);
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://localhost:${port}/parse`;
  for (;;) {
    const reply = await fetch(`${base}/health`).catch(() => null);
    if (reply?.ok) break;
    if (child.exitCode !== null) throw new Error(`Parse Server exited with ${child.exitCode}.`);
    await wait(50);
  }
  const common = { 'x-parse-application-id': 'bench', 'content-type': 'application/json' };
  const send = async (path: string, body: object, headers: Readonly<Record<string, string>>) => {
    const reply = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { objectId: string; sessionToken?: string };
  };
  const user = await send('/users', { username: 'bench', password: randomBytes(9).toString('hex') }, common);
  const headers = { ...common, 'x-parse-session-token': user.sessionToken ?? '' };
  const acl = { [user.objectId]: { read: true, write: true } };
  let last = '';
  for (let index = 0; index < stored; index += 1) {
    const ticket = {
      subject: `Soru ${index}`,
      message: textOf(index),
      priority: 'medium',
      status: 'open',
      userId: user.objectId,
      userEmail: 'bench@bench.example',
      userName: 'Bench',
      category: 'Genel',
      responses: 1,
      ACL: acl,
    };
    last = (await send('/classes/Ticket', ticket, headers)).objectId;
  }
  return {
    name: 'Parse Server',
    list: { url: `${base}/classes/Ticket?order=-createdAt&limit=25&count=1`, method: 'GET', headers },
    update: {
      url: `${base}/classes/Ticket/${last}`,
      method: 'PUT',
      headers,
      body: JSON.stringify({ subject: 'Yeni konu' }),
    },
    stop: async () => void child.kill(),
  };
}

async function load(call: Call): Promise<{ perSecond: number; p99: number; failed: number }> {
  const result = await autocannon({ ...call, connections, duration });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

const products = [await startKilim(), ...(parseFolder ? [await startParse(join(parseFolder))] : [])];
const rows: string[][] = [];
for (const kind of ['list', 'update'] as const) {
  // One after the other in turn, so that both see the same load of the machine.
  for (let round = 1; round <= rounds; round += 1) {
    for (const product of products) {
      const { perSecond, p99, failed } = await load(product[kind]);
      rows.push([kind, product.name, String(round), perSecond.toFixed(0), `${p99} ms`, String(failed)]);
    }
  }
}
for (const product of products) await product.stop();
await cluster.stop();
printTable(
  'documents, 64 connections, PostgreSQL',
  ['call', 'server', 'round', 'per second', 'p99', 'failed'],
  rows,
);
process.exit(0);
