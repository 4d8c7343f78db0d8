import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningServer {
  readonly origin: string;
  readonly process: ChildProcess;
  /** From spawn to the first answered request, in milliseconds. */
  readonly startedIn: number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/** Starts a Kilim server with a new data directory and waits for its first reply. */
export async function startServer(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'kilim-bench-'));
  const [file = '', ...args] = command;
  const started = performance.now();
  const child = spawn(file, args, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '100000',
      INITIAL_CREDITS: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  for (;;) {
    const reply = await fetch(`${origin}/v1/health`).catch(() => null);
    if (reply?.ok) break;
    if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}.`);
    await wait(5);
  }
  return {
    origin,
    process: child,
    startedIn: performance.now() - started,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
