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

/** Another process that locks the folder until it is killed. */
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

it('is locked by one server, which the error names', () => {
  const unlock = lockDataDirectory(folder);
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError);
  expect(() => lockDataDirectory(folder)).toThrow(`process ${process.pid} on ${hostname()}`);
  unlock();
  unlock();
  lockDataDirectory(folder)();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

it('is free as soon as the process with the lock is killed', async () => {
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
])('ignores a server.lock file of a dead server: %s', (_name, note) => {
  writeFileSync(join(folder, 'server.lock'), note);
  lockDataDirectory(folder)();
});

// Process ids and host names of two containers may be equal: only the lock of the operating system distinguishes them.
it('is not given to a container whose server has the same process id', async () => {
  await startHolder();
  writeFileSync(join(folder, 'server.lock'), `process ${process.pid} on ${hostname()}\n`);
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError);
});
