import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encode, openStaticFolder, toStaticFile } from './static-files.ts';

const source = 'export const value = 1;\n'.repeat(200);

describe('openStaticFolder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kilim-static-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('reads the compressed forms that the build wrote', async () => {
    await writeFile(join(folder, 'index-1.js'), source);
    await writeFile(join(folder, 'index-1.js.br'), 'brotli of the build');
    await writeFile(join(folder, 'index-1.js.gz'), 'gzip of the build');
    const file = await (await openStaticFolder(folder)).read('index-1.js');
    if (!file) throw new Error('The folder does not list its file.');
    const read = (accepted: string) => {
      const { bytes, encoding } = encode(file, accepted);
      return [encoding, Buffer.from(bytes).toString()];
    };
    expect(read('gzip, deflate, br')).toEqual(['br', 'brotli of the build']);
    expect(read('gzip')).toEqual(['gzip', 'gzip of the build']);
    expect(read('')).toEqual([null, source]);
  });

  it('does not serve compressed forms and hidden files by their own name', async () => {
    for (const name of ['index-1.js', 'index-1.js.br', 'index-1.js.gz', '.built-from']) {
      await writeFile(join(folder, name), source);
    }
    const { has } = await openStaticFolder(folder);
    expect(['index-1.js', 'index-1.js.br', 'index-1.js.gz', '.built-from'].map(has)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('encode', () => {
  const page = () => toStaticFile(new TextEncoder().encode(source), 'text/html; charset=utf-8');

  it('compresses a file without forms once', () => {
    const file = page();
    const { bytes, encoding } = encode(file, 'br');
    expect([encoding, brotliDecompressSync(bytes).toString()]).toEqual(['br', source]);
    expect(encode(file, 'br').bytes).toBe(bytes);
    expect(gunzipSync(encode(file, 'gzip').bytes).toString()).toBe(source);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', null],
    ['BR;q=0.5', 'br'],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['brotli', null],
    ['identity', null],
  ])('chooses for %s the encoding %s', (accepted, expected) => {
    expect(encode(page(), accepted).encoding).toBe(expected);
  });

  it('sends small files and pictures uncompressed', () => {
    const small = toStaticFile(new Uint8Array(1_000), 'text/css');
    const picture = toStaticFile(new Uint8Array(5_000), 'image/png');
    expect([small, picture].map((file) => encode(file, 'br').encoding)).toEqual([null, null]);
  });
});
