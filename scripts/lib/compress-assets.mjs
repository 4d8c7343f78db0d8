// Writes a .br and a .gz file next to every compressible file of a build. The server sends them unchanged.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const extensions = new Set(['.js', '.css', '.html', '.json', '.svg', '.wasm', '.ttf']);
/** Smaller responses fit into one packet without compression. */
const minimumSize = 1_024;
const largeSize = 1_048_576;

/**
 * Brotli quality by measurement: 11 instead of 10 makes the 3 MB wasm file 4 %
 * smaller in twice the time, 11 instead of 9 makes fonts 5 % smaller in 16 times the time.
 */
function brotliQuality(path, size) {
  if (extname(path) === '.ttf') return 9;
  return size > largeSize ? 10 : 11;
}

async function compressFile(path, cacheFolder) {
  const bytes = await readFile(path);
  if (bytes.byteLength < minimumSize) return [];
  const quality = brotliQuality(path, bytes.byteLength);
  const key = `${createHash('sha256').update(bytes).digest('hex')}-${quality}`;
  const forms = {
    br: () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gz: () => gzipped(bytes, { level: 9 }),
  };
  const names = [];
  for (const [extension, compress] of Object.entries(forms)) {
    const name = `${key}.${extension}`;
    const cached = join(cacheFolder, name);
    const known = await readFile(cached).catch(() => null);
    const compressed = known ?? (await compress());
    if (!known) await writeFile(cached, compressed);
    await writeFile(`${path}.${extension}`, compressed);
    names.push(name);
  }
  return names;
}

/**
 * Compresses the files below `folder`. `cacheFolder` keeps the results by content, so that a build compresses only what
 * changed; entries that this build does not use are deleted.
 */
export async function compressAssets(folder, cacheFolder) {
  await mkdir(cacheFolder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && extensions.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const used = new Set((await Promise.all(paths.map((path) => compressFile(path, cacheFolder)))).flat());
  for (const name of await readdir(cacheFolder)) {
    if (!used.has(name)) await rm(join(cacheFolder, name));
  }
}
