import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface DedicatedSimulators {
  readonly origin: string;
  /** Environment variables that connect a server to the simulators. */
  readonly environment: Readonly<Record<string, string>>;
  /** Posts to the control page: fault switches, transfers or the webhook address. */
  control(name: 'switches' | 'money' | 'subscriber', body: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/** Starts the payment simulators on a free port. */
export async function startDedicatedSimulators(): Promise<DedicatedSimulators> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/simulators.ts')],
    { cwd: root, env: { ...process.env, SIMULATORS_PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`The simulators exited with ${code}: ${text}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /^Switches and transfers: (\S+)$/m.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  const environment = (await (await fetch(`${origin}/control/environment`)).json()) as Record<string, string>;
  return {
    origin,
    environment,
    control: async (name, body) => {
      const reply = await fetch(`${origin}/control/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`The simulators rejected ${name}: ${await reply.text()}`);
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
