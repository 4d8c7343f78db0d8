import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

export interface DedicatedServer {
  readonly origin: string;
  /** The first administrator; the printed password was replaced unless `keepsFirstPassword` is set. */
  readonly admin: { readonly email: string; readonly password: string };
  /** Runs one SQL statement while the server is stopped, such as to simulate that days have passed. */
  changeDatabase(statement: string): Promise<void>;
  stop(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Replaces the printed password; the server allows nothing else before. */
async function replaceFirstPassword(
  origin: string,
  admin: DedicatedServer['admin'],
): Promise<DedicatedServer['admin']> {
  const send = (method: string, path: string, cookie: string, body: object) =>
    fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const session = await send('POST', '/v1/account/sessions/email', '', admin);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const password = 'ilmek-dokuyan-yonetici-7';
  const changed = await send('PATCH', '/v1/account/password', cookie, { password });
  if (!changed.ok) throw new Error(`The first password was not replaced: ${await changed.text()}`);
  return { email: admin.email, password };
}

function launch(
  environment: Readonly<Record<string, string>>,
): Promise<{ server: ChildProcess; output: string }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/dist/main.js')], {
    env: {
      ...process.env,
      INITIAL_CREDITS: '2000',
      RATE_LIMIT_FACTOR: '1000',
      AI_BUILTIN_PACE_MS: '12',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    server.once('exit', (code) => reject(new Error(`The server exited with ${code}: ${output}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) resolve({ server, output });
    });
  });
}

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Starts a server with a new database, for tests that change what other tests would see. */
export async function startDedicatedServer(
  environment: Readonly<Record<string, string>> = {},
  { keepsFirstPassword = false } = {},
): Promise<DedicatedServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'kilim-dedicated-'));
  const settings = { PORT: String(port), DATA_DIR: folder, ...environment };
  let { server, output } = await launch(settings);
  const read = (name: string): string => new RegExp(`^ *${name} +(\\S+)$`, 'm').exec(output)?.[1] ?? '';
  const origin = `http://localhost:${port}`;
  const first = { email: read('e-mail'), password: read('password') };
  return {
    origin,
    admin: keepsFirstPassword ? first : await replaceFirstPassword(origin, first),
    changeDatabase: async (statement) => {
      await end(server);
      const database = new DatabaseSync(join(folder, 'kilim.sqlite'));
      database.exec(statement);
      database.close();
      ({ server, output } = await launch(settings));
    },
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
