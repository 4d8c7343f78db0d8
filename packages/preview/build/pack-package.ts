import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

const run = promisify(execFile);
const FETCH_LIMIT_MS = 90_000;

async function packWithNpm(name: string, folder: string): Promise<Buffer> {
  // By default npm retries for over a minute, which would delay the first start without a network.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  const args = ['pack', name, '--pack-destination', folder, '--json', '--silent', ...patience];
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
  return readFile(path.join(folder, first.filename.replace(/^@/, '').replaceAll('/', '-')));
}

/**
 * The uncompressed tar archive of `name@version`, downloaded with npm without installing it. `sha512` is its checksum
 * in base64. Throws if the registry is not reachable or the checksum differs.
 */
export async function packPackage(name: string, sha512: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kilim-pack-'));
  try {
    const tarball = await packWithNpm(name, folder);
    const digest = createHash('sha512').update(tarball).digest('base64');
    if (digest !== sha512) throw new Error(`${name} has the sha512 ${digest}, expected was ${sha512}.`);
    return gunzipSync(tarball);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
