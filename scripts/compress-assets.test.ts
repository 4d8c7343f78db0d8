import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAssets } from './lib/compress-assets.mjs';

let root = '';
let dist = '';
let cache = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kilim-compress-'));
  dist = join(root, 'dist');
  cache = join(root, 'cache');
  await mkdir(join(dist, 'assets'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const source = 'export const value = 1;\n'.repeat(200);

it('compresses scripts and skips small files and images', async () => {
  await writeFile(join(dist, 'assets', 'index-1.js'), source);
  await writeFile(join(dist, 'icon.svg'), '<svg></svg>');
  await writeFile(join(dist, 'card.png'), source);
  await compressAssets(dist, cache);
  expect((await readdir(join(dist, 'assets'))).toSorted()).toEqual([
    'index-1.js',
    'index-1.js.br',
    'index-1.js.gz',
  ]);
  expect((await readdir(dist)).toSorted()).toEqual(['assets', 'card.png', 'icon.svg']);
  const read = (name: string) => readFile(join(dist, 'assets', name));
  expect(brotliDecompressSync(await read('index-1.js.br')).toString()).toBe(source);
  expect(gunzipSync(await read('index-1.js.gz')).toString()).toBe(source);
});

it('takes unchanged files from the cache and deletes entries that are no longer used', async () => {
  const path = join(dist, 'assets', 'index-1.js');
  await writeFile(path, source);
  await compressAssets(dist, cache);
  const [first = ''] = (await readdir(cache)).toSorted();
  await writeFile(join(cache, first), 'from the cache');
  await compressAssets(dist, cache);
  expect(await readFile(`${path}.br`, 'utf8')).toBe('from the cache');
  await writeFile(path, `${source}// changed\n`);
  await compressAssets(dist, cache);
  const names = await readdir(cache);
  expect(names).toHaveLength(2);
  expect(names).not.toContain(first);
});
