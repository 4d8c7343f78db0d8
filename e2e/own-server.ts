import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  readonly origin: string;
  /** The first administrator, whose printed password has been replaced. */
  readonly admin: { readonly email: string; readonly password: string };
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

/** The printed password opens nothing but its own replacement. */
async function replaceFirstPassword(origin: string, admin: OwnServer['admin']): Promise<OwnServer['admin']> {
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

/** A fresh install of its own, for journeys that change what every other one would see. */
export async function startOwnServer(environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'kilim-own-'));
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      INITIAL_CREDITS: '2000',
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('is ready')) resolve(text);
    });
  });
  const read = (name: string): string => new RegExp(`^ *${name} +(\\S+)$`, 'm').exec(output)?.[1] ?? '';
  const origin = `http://localhost:${port}`;
  return {
    origin,
    admin: await replaceFirstPassword(origin, { email: read('e-mail'), password: read('password') }),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
