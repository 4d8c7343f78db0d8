import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  readonly origin: string;
  /** The first administrator; the password is printed once, at the first start. */
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
  return {
    origin: `http://localhost:${port}`,
    admin: { email: read('e-mail'), password: read('password') },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
