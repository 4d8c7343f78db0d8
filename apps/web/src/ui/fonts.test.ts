import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

/** `head` and `hhea` in the list of known table tags of WOFF 2.0; tables with a transformed length are `glyf` and `loca`. */
const tags = { head: 1, hhea: 2, glyf: 10, loca: 11 } as const;

/** The tables of a WOFF 2.0 file by the number of their tag. */
function readTables(file: Buffer): Map<number, Buffer> {
  let at = 48;
  const readLength = (): number => {
    for (let length = 0; ; ) {
      const byte = file.readUInt8(at);
      at += 1;
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at);
    at += 1;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = readLength();
    const isGlyphs = tag === tags.glyf || tag === tags.loca;
    const isTransformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? readLength() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let offset = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      offset += length;
      return [tag, data.subarray(offset - length, offset)];
    }),
  );
}

it('gives the fallback the line box of Inter', () => {
  const tables = readTables(font);
  const unitsPerEm = tables.get(tags.head)?.readUInt16BE(18) ?? 0;
  const ascent = (tables.get(tags.hhea)?.readInt16BE(4) ?? 0) / unitsPerEm;
  const descent = -(tables.get(tags.hhea)?.readInt16BE(6) ?? 0) / unitsPerEm;
  expect(tables.get(tags.hhea)?.readInt16BE(8)).toBe(0);
  const read = (name: string): number[] =>
    [...css.matchAll(new RegExp(`${name}: ([\\d.]+)%`, 'g'))].map(([, percent]) => Number(percent) / 100);
  const ascents = read('ascent-override');
  const descents = read('descent-override');
  const sizes = read('size-adjust');
  expect(sizes).toHaveLength(2);
  sizes.forEach((size, index) => {
    expect((ascents[index] ?? 0) * size).toBeCloseTo(ascent, 2);
    expect((descents[index] ?? 0) * size).toBeCloseTo(descent, 2);
  });
});
