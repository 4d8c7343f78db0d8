import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirectoryInUseError, lockDataDirectory } from './data-directory.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-lock-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the folder and keeps it until it is killed. */
async function startHolder(): Promise<ChildProcess> {
  const source = `
    import { lockDataDirectory } from ${JSON.stringify(join(import.meta.dirname, 'data-directory.ts'))};
    lockDataDirectory(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('belongs to one server, and says which', () => {
  const unlock = lockDataDirectory(folder);
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError);
  expect(() => lockDataDirectory(folder)).toThrow(`process ${process.pid} on ${hostname()}`);
  unlock();
  unlock();
  lockDataDirectory(folder)();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

it('is refused while another process has it, and free as soon as that one is killed', async () => {
  const holder = await startHolder();
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError);
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  lockDataDirectory(folder)();
});

it.each([
  ['the id of a process that runs now', `process ${process.ppid} on ${hostname()}\n`],
  ['an id alone, as earlier versions wrote it', '1'],
  ['nothing', ''],
])('is free when only the note of a dead server is left: %s', (_name, note) => {
  writeFileSync(join(folder, 'server.lock'), note);
  lockDataDirectory(folder)();
});

// Both see themselves as process 1 on a host of their own: only the operating system can tell them apart.
it('is refused to a container whose server has the same process id', async () => {
  await startHolder();
  writeFileSync(join(folder, 'server.lock'), `process ${process.pid} on ${hostname()}\n`);
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError);
});
