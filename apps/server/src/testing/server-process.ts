import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

export interface ServerProcess {
  readonly origin: string;
  isRunning(): boolean;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server from its sources and waits until it responds. */
export async function startServerProcess(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const main = join(import.meta.dirname, '..', 'main.ts');
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMIT_FACTOR: '100000',
      INITIAL_CREDITS: '100000',
      AI_BUILTIN_PACE_MS: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  for (;;) {
    const reply = await fetch(`${origin}/v1/health`).catch(() => null);
    if (reply?.ok) break;
    if (!isRunning()) throw new Error(`The server exited with ${child.exitCode}.`);
    await wait(50);
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { origin, isRunning, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** A signed-in user with a project. Usable with several servers on the same data. */
export interface ProjectOwner {
  readonly projectId: string;
  /** Writes a number into a file. */
  write(origin: string, value: number): Promise<Response>;
  /** Reads the number of the file. */
  read(origin: string): Promise<number>;
  /** Starts a turn with the built-in provider. */
  startTurn(origin: string): Promise<Response>;
}

export async function createProjectOwner(origin: string): Promise<ProjectOwner> {
  const headers = { 'content-type': 'application/json' };
  const email = `${randomBytes(6).toString('hex')}@ornek.test`;
  const password = randomBytes(12).toString('hex');
  const send = async (base: string, path: string, body: object, cookie = ''): Promise<Response> => {
    const reply = await fetch(`${base}/v1${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    // An unread body would be aborted later, outside of any test.
    const bytes = await reply.arrayBuffer();
    return new Response(bytes.byteLength === 0 ? null : bytes, reply);
  };
  const account = await send(origin, '/account', { userId: 'unique()', email, password, name: 'Yazan' });
  const session = await send(origin, '/account/sessions/email', { email, password });
  if (!account.ok || !session.ok)
    throw new Error(`Registration answered ${account.status}, ${session.status}.`);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const project = await send(origin, '/projects', { name: 'Dayanıklı' }, cookie);
  const projectId = String(((await project.json()) as { id: string }).id);
  let baseHash: string | null = null;

  const readFile = async (base: string): Promise<{ content: string; hash: string } | undefined> => {
    const reply = await fetch(`${base}/v1/projects/${projectId}/files`, { headers: { cookie } });
    if (!reply.ok) throw new Error(`Reading answered ${reply.status}.`);
    const { files } = (await reply.json()) as { files: { path: string; content: string; hash: string }[] };
    return files.find(({ path }) => path === 'src/count.ts');
  };

  return {
    projectId,
    write: async (base, value) => {
      const operation = {
        kind: 'write',
        path: 'src/count.ts',
        content: `export const count = ${value};\n`,
        baseHash,
      };
      const reply = await send(
        base,
        `/projects/${projectId}/files/batch`,
        { reason: 'code-save', operations: [operation] },
        cookie,
      );
      const copy = reply.clone();
      if (reply.ok)
        baseHash = ((await copy.json()) as { written: { hash: string }[] }).written[0]?.hash ?? null;
      return reply;
    },
    read: async (base) => {
      const file = await readFile(base);
      baseHash = file?.hash ?? null;
      return Number(/\d+/.exec(file?.content ?? '')?.[0] ?? 0);
    },
    startTurn: (base) =>
      send(
        base,
        `/projects/${projectId}/turns`,
        { prompt: 'Başlığı mavi yap', language: 'tr', idempotencyKey: randomBytes(8).toString('hex') },
        cookie,
      ),
  };
}
