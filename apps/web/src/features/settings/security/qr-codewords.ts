import { checkBytes } from './reed-solomon.ts';

// From a text to the bytes that a QR code holds: byte mode, error correction level M (ISO/IEC 18004 §7.4, §7.6).

/** Table 9, level M, versions 1 to 20: check bytes of one block, and how many blocks. */
const checkBytesPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const largestVersion = 20;

/** Bytes of a version, check bytes included: its modules without the function patterns. */
function countBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const patterns = Math.floor(version / 7) + 2;
    modules -= (25 * patterns - 10) * patterns - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** How a version is cut into blocks. */
export function describeBlocks(version: number) {
  const total = countBytes(version);
  const count = blockCounts[version - 1] ?? 0;
  const checks = checkBytesPerBlock[version - 1] ?? 0;
  return { total, count, checks, dataBytes: total - count * checks };
}

/** Length of the mode and of the character count that stand before the text, in bits. */
const headerBits = (version: number): number => 4 + (version < 10 ? 8 : 16);

/** The smallest version that holds that many bytes; null when none of 1 to 20 does. */
export function chooseVersion(byteCount: number): number | null {
  for (let version = 1; version <= largestVersion; version += 1) {
    const needed = Math.ceil((headerBits(version) + byteCount * 8) / 8);
    if (needed <= describeBlocks(version).dataBytes) return version;
  }
  return null;
}

function packData(text: Uint8Array, version: number): number[] {
  const { dataBytes } = describeBlocks(version);
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(text.length, headerBits(version) - 4);
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, dataBytes * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const bytes: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    bytes.push(bits.slice(start, start + 8).reduce((value, bit) => value * 2 + bit, 0));
  }
  for (let pad = 0xec; bytes.length < dataBytes; pad = pad === 0xec ? 0x11 : 0xec) bytes.push(pad);
  return bytes;
}

/** The bytes of a symbol in the order in which they are drawn: blocks interleaved, data before check bytes. */
export function buildCodewords(text: Uint8Array, version: number): number[] {
  const { total, count, checks } = describeBlocks(version);
  const data = packData(text, version);
  const shortBlocks = count - (total % count);
  const shortLength = Math.floor(total / count) - checks;
  const blocks: number[][] = [];
  for (let index = 0, start = 0; index < count; index += 1) {
    const length = shortLength + (index < shortBlocks ? 0 : 1);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  const interleave = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_unused, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [
    ...interleave(blocks, shortLength + 1),
    ...interleave(
      blocks.map((block) => checkBytes(block, checks)),
      checks,
    ),
  ];
}
