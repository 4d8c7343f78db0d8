// Checks the database engine and the start of the built server on the newest supported Node, or says why it could not:
// the binary comes from the npm registry, and a download that is impossible or slow is no failure.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runNpm } from './lib/run-npm.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The first one whose own SQLite is used, which used to warn at every start, and the newest. */
const versions = [22, 24];
const downloadLimit = 60_000;
const startLimit = 60_000;

/** Path of another Node, or null when it can't be had soon. */
async function fetchNode(version) {
  const folder = join(root, '.cache', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `--prefix=${folder}`];
  const limit = new Promise((resolve) => setTimeout(() => resolve(1), downloadLimit).unref());
  const code = await Promise.race([
    runNpm([...args, `${name}@${version}`], { cwd: folder, stdio: 'ignore' }),
    limit,
  ]);
  return code === 0 && existsSync(binary) ? binary : null;
}

/** Starts the built server with a Node and waits for its ready line; answers what it wrote to standard error. */
function startServer(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-node-'));
  return new Promise((resolve) => {
    const child = spawn(binary, [join(root, 'apps', 'server', 'dist', 'main.js')], {
      env: { ...process.env, PORT: '0', DATA_DIR: folder },
    });
    let isReady = false;
    let errors = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimit);
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('Kilim is ready')) return;
      isReady = true;
      child.kill('SIGTERM');
    });
    child.on('exit', () => {
      clearTimeout(timer);
      rmSync(folder, { recursive: true, force: true });
      resolve({ isReady, errors });
    });
  });
}

async function check(version) {
  const binary = await fetchNode(version);
  if (binary === null) {
    console.log(`skipped Node ${version}: its binary could not be had from the registry`);
    return true;
  }
  const tests = ['apps/server/src/platform/db', 'apps/server/src/site/data-directory.test.ts'];
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const code = await run(binary, [vitest, 'run', ...tests], { cwd: root });
  const { isReady, errors } = await startServer(binary);
  if (!isReady) console.error(`Node ${version}: the server did not start.\n${errors}`);
  else if (errors !== '') console.error(`Node ${version}: the start wrote to standard error:\n${errors}`);
  const isFine = code === 0 && isReady && errors === '';
  console.log(`${isFine ? 'ok    ' : 'FAILED'} Node ${version}`);
  return isFine;
}

let isFine = true;
for (const version of versions) isFine = (await check(version)) && isFine;
process.exit(isFine ? 0 : 1);
