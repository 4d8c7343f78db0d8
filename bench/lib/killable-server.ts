import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './kilim-server.ts';

export interface KillableServer {
  readonly origin: string;
  /** Ends the process as a crash does. */
  kill(): Promise<void>;
  /** Starts it again with the same data, and waits until it answers. */
  start(): Promise<void>;
  /** Ends the process and deletes its data. */
  remove(): Promise<void>;
}

/** Starts the built server with a data directory that outlives its process. */
export async function startKillableServer(
  environment: Readonly<Record<string, string>>,
): Promise<KillableServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'kilim-kills-'));
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    child = null;
  };
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['apps/server/dist/main.js'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMIT_FACTOR: '100000',
        INITIAL_CREDITS: '1000000',
        LOG_LEVEL: 'silent',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    while (!(await fetch(`${origin}/v1/health`).catch(() => null))?.ok) {
      if (started.exitCode !== null) throw new Error(`The server exited with ${started.exitCode}.`);
      await wait(20);
    }
  };
  await start();
  return {
    origin,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
