// Minimal pictures: a header with the size and no pixels.

const uint32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const uint16 = (value: number): number[] => [(value >>> 8) & 255, value & 255];
const littleEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255);
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** `mark` makes pictures of the same size different. */
export function makePng(width = 64, height = 64, mark = 0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...uint32(13),
    ...ascii('IHDR'),
    ...uint32(width),
    ...uint32(height),
    8,
    6,
    0,
    0,
    0,
    mark,
  ]);
}

/** A PNG that ends where it should, without pixels and with a checksum of zeros. */
export function makeWholePng(width = 64, height = 64, mark = 0): Uint8Array<ArrayBuffer> {
  const end = [...uint32(0), ...ascii('IEND'), 0xae, 0x42, 0x60, 0x82];
  return Uint8Array.from([...makePng(width, height, mark), 0, 0, 0, ...end]);
}

/** A GIF with one frame and no colours. */
export function makeWholeGif(width = 64, height = 64): Uint8Array<ArrayBuffer> {
  const sides = [...littleEndian(width, 2), ...littleEndian(height, 2)];
  const frame = [0x2c, 0, 0, 0, 0, ...sides, 0, 2, 1, 0, 0];
  return Uint8Array.from([...ascii('GIF89a'), ...sides, 0, 0, 0, ...frame, 0x3b]);
}

/** With an Exif segment before the frame header, as cameras write it, and a fill byte. */
export function makeJpeg(width = 64, height = 64): Uint8Array<ArrayBuffer> {
  const segment = [0xff, 0xe1, ...uint16(6), ...ascii('Exif')];
  const frame = [0xff, 0xc2, ...uint16(11), 8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0];
  return Uint8Array.from([0xff, 0xd8, ...segment, 0xff, ...frame]);
}

/** Without pixels: the lossy form, or the extended form of an animation. */
export function makeWebp(
  width = 64,
  height = 64,
  { isAnimated = false }: { readonly isAnimated?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const sides = [width, height];
  const chunk = isAnimated
    ? [...ascii('VP8X'), 10, 0, 0, 0, 2, 0, 0, 0, ...sides.flatMap((side) => littleEndian(side - 1, 3))]
    : [
        ...ascii('VP8 '),
        10,
        0,
        0,
        0,
        0,
        0,
        0,
        0x9d,
        1,
        0x2a,
        ...sides.flatMap((side) => littleEndian(side, 2)),
      ];
  return Uint8Array.from([
    ...ascii('RIFF'),
    ...littleEndian(chunk.length + 4, 4),
    ...ascii('WEBP'),
    ...chunk,
  ]);
}
