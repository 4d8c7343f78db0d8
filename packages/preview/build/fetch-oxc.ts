import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readTarEntry } from './read-tar-entry.ts';

const run = promisify(execFile);

// npm installs this package only on wasm32 machines, so the build downloads it.
const PACKAGE = '@oxc-transform/binding-wasm32-wasi@0.151.0';
const INTEGRITY = 'pHIu/TZTNLmKRh7qApCU1klS2CaDrPsOq5bOWNSjriqxgnvU2xwhnum6v1XNTU1Jd1aqPNSvoKWruuUDIdJ5wQ==';
const WASM_ENTRY = 'package/transform.wasm32-wasi.wasm';
const FETCH_LIMIT_MS = 90_000;

async function packWithNpm(folder: string): Promise<Buffer> {
  // By default npm retries for over a minute, which would delay the first start without a network.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  const args = ['pack', PACKAGE, '--pack-destination', folder, '--json', '--silent', ...patience];
  const npm = process.env.npm_execpath;
  const options = { timeout: FETCH_LIMIT_MS, cwd: folder, maxBuffer: 4_000_000 };
  const { stdout } =
    npm !== undefined && /\.[cm]?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], options)
      : await run('npm', args, { ...options, shell: process.platform === 'win32' });
  const reply: unknown = JSON.parse(stdout);
  const first: unknown = Array.isArray(reply) ? reply[0] : undefined;
  if (
    typeof first !== 'object' ||
    first === null ||
    !('filename' in first) ||
    typeof first.filename !== 'string'
  )
    throw new Error('npm pack returned no file name.');
  // Some npm versions return the name with the scope, which the file does not have.
  const name = first.filename.replace(/^@/, '').replaceAll('/', '-');
  return readFile(path.join(folder, name));
}

/**
 * Path of oxc's wasm in `cacheFolder`, downloaded once with npm and verified by its sha512. Throws if the registry is
 * not reachable or the checksum differs.
 */
export async function fetchOxcWasm(cacheFolder: string): Promise<string> {
  const target = path.join(cacheFolder, `oxc-transform-${INTEGRITY.slice(0, 8).replaceAll('/', '_')}.wasm`);
  const cached = await readFile(target).catch(() => null);
  if (cached !== null && cached.subarray(0, 4).toString('latin1') === '\0asm') return target;
  const folder = await mkdtemp(path.join(tmpdir(), 'kilim-oxc-'));
  try {
    const tarball = await packWithNpm(folder);
    const digest = createHash('sha512').update(tarball).digest('base64');
    if (digest !== INTEGRITY)
      throw new Error(`${PACKAGE} has the sha512 ${digest}, expected was ${INTEGRITY}.`);
    const wasm = readTarEntry(gunzipSync(tarball), WASM_ENTRY);
    if (wasm === null) throw new Error(`${PACKAGE} does not contain ${WASM_ENTRY}.`);
    await mkdir(cacheFolder, { recursive: true });
    const unfinished = `${target}.${process.pid}`;
    await writeFile(unfinished, wasm);
    await rename(unfinished, target);
    return target;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
