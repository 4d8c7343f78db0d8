import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createZipWriter, packEntry } from './index.ts';

function write(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const zip = createZipWriter();
  const pieces = Object.entries(files).flatMap(([path, content]) => zip.add(packEntry(path, content)));
  return Buffer.concat([...pieces, ...zip.end()]);
}

const noise = Uint8Array.from({ length: 2_000 }, (_, at) => (at * 7919 * (at + 13)) % 251);

it('writes compressed and stored files', () => {
  const files = { 'src/Şehir.ts': "export const il = 'Iğdır';\n".repeat(500), 'a.bin': noise, empty: '' };
  const found = unzipSync(write(files));
  expect(Object.keys(found)).toEqual(['src/Şehir.ts', 'a.bin', 'empty']);
  expect(strFromU8(found['src/Şehir.ts'] ?? new Uint8Array())).toBe(files['src/Şehir.ts']);
  expect(Buffer.from(found['a.bin'] ?? []).equals(noise)).toBe(true);
  expect(found['empty']).toHaveLength(0);
});

it('compresses repeated lines', () => {
  expect(packEntry('a', 'line\n'.repeat(10_000))).toMatchObject({ size: 50_000, isDeflated: true });
  expect(packEntry('a', 'line\n'.repeat(10_000)).bytes.byteLength).toBeLessThan(1_000);
});

it('gives equal bytes for equal files', () => {
  const files = { 'a.ts': 'export {};\n', 'b.ts': 'export {};\n' };
  expect(write(files).equals(write(files))).toBe(true);
});

it('is empty without files', () => {
  expect(unzipSync(write({}))).toEqual({});
});
