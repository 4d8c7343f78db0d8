import { crc32, deflateSync } from 'node:zlib';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Index of the colour at a pixel. */
export type Paint = (x: number, y: number) => number;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly Rgb[];
  readonly paint: Paint;
}

function writeChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.byteLength + 8);
  frame.writeUInt32BE(data.byteLength);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.byteLength + 4);
  return frame;
}

/** A PNG with a palette of at most 256 colours (RFC 2083). */
export function writePng({ width, height, colors, paint }: Picture): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = paint(x, y);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      writeChunk('IHDR', header),
      writeChunk('PLTE', Buffer.from(colors.flat())),
      writeChunk('IDAT', deflateSync(rows)),
      writeChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
