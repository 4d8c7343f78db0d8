/** Sizes of versions 1 to 10 with error correction M: data bytes, correction bytes of a block, blocks. */
const versions = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
] as const;

/** Halves of characters of two parts, which no text in UTF-8 has. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Letters of the text as UTF-8. */
export function toBytes(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(halves, '\ufffd'));
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(escaped.charCodeAt(at));
  }
  return bytes;
}

// Powers of 2 in the field with 256 elements of the standard, and their logarithms.
const powers: number[] = [];
const logarithms: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  powers.push(value);
  logarithms[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0);

function correctionOf(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power += 1) {
    const factor = powers[power] ?? 0;
    generator = [...generator, 0].map(
      (value, at) => value ^ (at === 0 ? 0 : multiply(generator[at - 1] ?? 0, factor)),
    );
  }
  const rest: number[] = new Array(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < length; at += 1)
      rest[at] = (rest[at] ?? 0) ^ multiply(generator[at + 1] ?? 0, factor);
  }
  return rest;
}

/** The first byte of every block, the second of every block, and so on. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  const all: number[] = [];
  for (let at = 0; at < longest; at += 1)
    for (const block of blocks) if (at < block.length) all.push(block[at] ?? 0);
  return all;
}

/** The version of the smallest code for these bytes and its codewords, undefined for too many bytes. */
export function toCodewords(bytes: readonly number[]): { version: number; codewords: number[] } | undefined {
  const index = versions.findIndex(([size], at) => bytes.length <= size - (at < 9 ? 2 : 3));
  const found = versions[index];
  if (!found) return undefined;
  const [size, correction, count] = found;
  const lengthBits = index < 9 ? 8 : 16;
  // Mode 4: bytes. Everything is shifted by half a byte.
  let bits = `0100${bytes.length.toString(2).padStart(lengthBits, '0')}`;
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  bits = `${bits}0000`.slice(0, size * 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(Number.parseInt(bits.slice(at, at + 8).padEnd(8, '0'), 2));
  for (let pad = 0; data.length < size; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  const short = Math.floor(size / count);
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block += 1) {
    // The last blocks have one byte more.
    const length = short + (block >= count - (size % count) ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const codewords = [
    ...interleave(blocks),
    ...interleave(blocks.map((block) => correctionOf(block, correction))),
  ];
  return { version: index + 1, codewords };
}
