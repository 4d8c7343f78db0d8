import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly isOk: boolean;
  /** Standard output and standard error in their order. */
  readonly output: string;
  readonly seconds: number;
}

/** Disables Expo's prompts, telemetry and update checks. */
const quietEnvironment = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

/** Runs a program; after `minutes` it is stopped and counts as failed. */
export function runCommand(
  program: string,
  args: readonly string[],
  folder: string,
  minutes = 10,
): Promise<CommandResult> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...quietEnvironment },
      // npm is a script on Windows.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const finish = (isOk: boolean): void => {
      clearTimeout(timer);
      resolve({ isOk, output, seconds: (Date.now() - started) / 1000 });
    };
    const timer = setTimeout(() => {
      output += `\nstopped after ${minutes} minutes`;
      child.kill('SIGKILL');
    }, minutes * 60_000);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
