// Tests the database engine and the start of the built server on the other supported versions of Node. Binaries come
// from the npm registry; a version whose download fails or is slow is skipped.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The first version with a built-in SQLite, which printed a warning at every start, and the newest version. */
const versions = [22, 24];
const second = 1_000;
/** Time limit of all versions together; the rest is skipped. */
const deadline = Date.now() + 110 * second;
const downloadLimit = 30 * second;
const startLimit = 30 * second;

/** Runs a command for at most `limit` milliseconds; resolves with its output and exit code (null after a timeout). */
function runFor(limit, command, args, { isShown = false, env = process.env, onOutput = () => {} } = {}) {
  return new Promise((resolve) => {
    const shell = command.endsWith('.cmd');
    // A process group, so that the timeout also kills child processes of npm and vitest.
    const isGroup = process.platform !== 'win32';
    const child = spawn(command, args, { cwd: root, env, shell, detached: isGroup });
    const result = { code: null, output: '', errors: '' };
    const kill = (signal) => {
      try {
        if (child.pid !== undefined) process.kill(isGroup ? -child.pid : child.pid, signal);
      } catch {
        // The process has already exited.
      }
    };
    const timer = setTimeout(() => {
      result.isLate = true;
      kill('SIGKILL');
    }, limit);
    child.stdout.on('data', (chunk) => {
      result.output += chunk;
      if (isShown) process.stdout.write(chunk);
      onOutput(result.output, kill);
    });
    child.stderr.on('data', (chunk) => {
      result.errors += chunk;
      if (isShown) process.stderr.write(chunk);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ ...result, code: 1, errors: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ...result, code: result.isLate ? null : (code ?? 1) });
    });
  });
}

const timeLeft = () => Math.max(0, deadline - Date.now());
const firstError = (text) => text.split('\n').find((line) => line.startsWith('npm error')) ?? 'npm failed';

/** Resolves with the path of a working Node of that version, or with the reason why there is none. */
async function fetchNode(version) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache', `node-${version}`);
  const binary = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];
    const limit = Math.min(downloadLimit, timeLeft());
    const npm = isWindows ? 'npm.cmd' : 'npm';
    const args = ['install', ...flags, `--prefix=${folder}`, `${name}@${version}`];
    const { code, errors } = await runFor(limit, npm, args);
    if (code === null) return { reason: 'the download took too long' };
    if (code !== 0) return { reason: `the download failed: ${firstError(errors)}` };
  }
  const { code, output } = await runFor(10 * second, binary, ['--version']);
  if (code === 0 && output.startsWith(`v${version}.`)) return { binary };
  // An incomplete download, or one for another system.
  rmSync(folder, { recursive: true, force: true });
  return { reason: 'its binary does not run here' };
}

/** Starts the built server, waits until it is ready and stops it; resolves with the problem or null. */
async function checkStart(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-node-'));
  let isReady = false;
  const { errors } = await runFor(startLimit, binary, [join(root, 'apps', 'server', 'dist', 'main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    onOutput: (output, kill) => {
      if (isReady || !output.includes('Kilim is ready')) return;
      isReady = true;
      kill('SIGTERM');
    },
  });
  rmSync(folder, { recursive: true, force: true });
  if (!isReady) return `the server did not start.\n${errors}`;
  // Other output is allowed; only this warning is a failure.
  return errors.includes('ExperimentalWarning') ? `the start printed a warning:\n${errors}` : null;
}

/** Resolves with false when a version fails; skipped checks count as passed. */
async function check(version) {
  const { binary, reason } = await fetchNode(version);
  if (binary === undefined) {
    console.log(`skipped Node ${version}: ${reason}`);
    return true;
  }
  const problem = await checkStart(binary);
  if (problem !== null) {
    console.error(`FAILED Node ${version}: ${problem}`);
    return false;
  }
  const tests = ['apps/server/src/platform/db', 'apps/server/src/site/data-directory.test.ts'];
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await runFor(timeLeft(), binary, [vitest, 'run', ...tests], { isShown: true });
  if (code === null) {
    console.log(`skipped the tests on Node ${version}: no time left`);
    return true;
  }
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} Node ${version}`);
  return code === 0;
}

if (!existsSync(join(root, 'apps', 'server', 'dist', 'main.js'))) {
  console.error('The server is not built: run `npm run build` first.');
  process.exit(1);
}
let isFine = true;
for (const version of versions) isFine = (await check(version)) && isFine;
process.exit(isFine ? 0 : 1);
