import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { encode, openStaticFolder } from './static-files.ts';

let folder = '';
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('answers at once, and with a tighter form of the same bytes as soon as there is one', async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilim-static-'));
  const source = Array.from(
    { length: 800 },
    (_, line) => `export const value${line} = ${(line * 7919) % 1013};\n`,
  ).join('');
  await writeFile(join(folder, 'index-1.js'), source);
  const file = await (await openStaticFolder(folder)).read('index-1.js');
  if (!file) throw new Error('The folder does not list its file.');
  const first = encode(file, 'gzip, br');
  expect([first.encoding, brotliDecompressSync(first.bytes).toString()]).toEqual(['br', source]);
  await vi.waitFor(() => {
    expect(encode(file, 'br').bytes.byteLength).toBeLessThan(first.bytes.byteLength);
  });
  expect(brotliDecompressSync(encode(file, 'br').bytes).toString()).toBe(source);
});
