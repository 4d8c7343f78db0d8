import { describe, expect, it } from 'vitest';
import { dataPlaces, encodeQr, fixedPlaces, formatBits, masks, versionBits } from './qr-code.ts';
import { chooseVersion, describeBlocks } from './qr-codewords.ts';
import type { QrMatrix } from './qr-matrix.ts';
import { checkBytes, multiply } from './reed-solomon.ts';

/** Reads a symbol as a scanner does: format, mask, zigzag, blocks, check bytes, byte mode. */
function readQr(rows: QrMatrix): string {
  const version = (rows.length - 17) / 4;
  let format = 0;
  for (let bit = 14; bit >= 0; bit -= 1) {
    const isDark = bit < 8 ? rows[8]?.[rows.length - 1 - bit] : rows[rows.length - 15 + bit]?.[8];
    format = format * 2 + Number(isDark);
  }
  const mask = masks.findIndex((_mask, index) => formatBits(index) === format);
  const bits = dataPlaces(fixedPlaces(version)).map(([x, y]) => Number(rows[y]?.[x] !== masks[mask]?.(x, y)));
  const byteAt = (bitsOf: readonly number[], start: number, length = 8): number =>
    bitsOf.slice(start, start + length).reduce((value, bit) => value * 2 + bit, 0);
  const { total, count, checks } = describeBlocks(version);
  const drawn = Array.from({ length: total }, (_unused, index) => byteAt(bits, index * 8));
  const short = Math.floor(total / count) - checks;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  const longFrom = count - (total % count);
  let position = 0;
  for (let column = 0; column <= short; column += 1) {
    for (const [index, block] of blocks.entries()) {
      if (column < short || index >= longFrom) block.push(drawn[position++] ?? -1);
    }
  }
  const data = blocks.flatMap((block) => [...block]);
  for (let column = 0; column < checks; column += 1) {
    for (const block of blocks) block.push(drawn[position++] ?? -1);
  }
  for (const block of blocks) {
    // A block is whole when it is zero at every root of the generator.
    for (let root = 1, power = 0; power < checks; power += 1, root = multiply(root, 2)) {
      expect(block.reduce((value, byte) => multiply(value, root) ^ byte, 0)).toBe(0);
    }
  }
  const dataBits = data.flatMap((byte) =>
    Array.from({ length: 8 }, (_unused, bit) => (byte >> (7 - bit)) & 1),
  );
  expect(byteAt(dataBits, 0, 4)).toBe(0b0100);
  const lengthBits = version < 10 ? 8 : 16;
  const length = byteAt(dataBits, 4, lengthBits);
  const bytes = Array.from({ length }, (_unused, index) => byteAt(dataBits, 4 + lengthBits + index * 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('encodeQr', () => {
  it.each([
    'a',
    'otpauth://totp/Kilim:ayse%40ornek.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kilim',
    'İğneyle kuyu kazılır, ilmekle halı.',
    'x'.repeat(152),
    'y'.repeat(300),
    'z'.repeat(666),
  ])('writes what a scanner reads: %s', (text) => {
    const rows = encodeQr(text);
    if (rows === null) throw new Error('too long');
    expect(readQr(rows)).toBe(text);
  });

  it('refuses what does not fit', () => expect(encodeQr('x'.repeat(667))).toBeNull());

  it('draws finder and timing patterns', () => {
    const rows = encodeQr('kilim') ?? [];
    const line = (y: number): string => (rows[y] ?? []).map((isDark) => (isDark ? '#' : '.')).join('');
    expect(line(0).slice(0, 8)).toBe('#######.');
    expect(line(3).slice(0, 8)).toBe('#.###.#.');
    expect(line(6)).toBe('#######.#.#.#.#######');
    expect(rows[rows.length - 8]?.[8]).toBe(true);
  });
});

describe('tables of the standard', () => {
  it.each([
    [1, 16],
    [5, 86],
    [7, 124],
    [10, 216],
    [15, 415],
    [20, 669],
  ])('version %i holds %i data bytes at level M', (version, bytes) =>
    expect(describeBlocks(version).dataBytes).toBe(bytes),
  );
  it('takes the smallest version', () => expect([chooseVersion(14), chooseVersion(15)]).toEqual([1, 2]));
  it('writes format and version with their check bits', () => {
    expect(formatBits(0).toString(2)).toBe('101010000010010');
    expect(formatBits(5).toString(2)).toBe('100000011001110');
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  });
  it('computes the check bytes of a known block', () =>
    expect(checkBytes([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([
      196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
    ]));
});
