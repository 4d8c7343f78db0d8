import { describe, expect, it } from 'vitest';
import { makeJpeg, makePng } from '../../testing/pictures.ts';
import { readImageSize } from './image-size.ts';
import { sniffImage } from './sniff-image.ts';

const from = (hex: string): Uint8Array => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const webp = (chunk: string): Uint8Array => from(`52494646 00000000 57454250 ${chunk}`);
const size = (bytes: Uint8Array) => {
  const type = sniffImage(bytes);
  return type === null ? 'no picture' : readImageSize(type, bytes);
};

describe('readImageSize', () => {
  it.each([
    ['PNG', makePng(640, 480), 640, 480],
    ['PNG with a huge size', makePng(100_000, 3), 100_000, 3],
    ['JPEG', makeJpeg(640, 480), 640, 480],
    ['GIF', from('474946383961 8002 e001 00'), 640, 480],
    ['lossy WebP', webp('56503820 0a000000 000000 9d012a 8002 e001'), 640, 480],
    ['lossless WebP', webp('5650384c 05000000 2f 7fc27700'), 640, 480],
    ['extended WebP', webp('56503858 0a000000 00000000 7f0200 df0100'), 640, 480],
    ['icon', from('00000100 0100'), 256, 256],
  ])('reads the size of a %s', (_name, bytes, width, height) =>
    expect(size(bytes)).toEqual({ width, height }),
  );

  it.each([
    ['PNG that ends after its signature', from('89504e470d0a1a0a00')],
    ['PNG without a width', makePng(0, 480)],
    ['PNG whose header comes later', from('89504e470d0a1a0a 00000000 74455874 00000001 00000001 00')],
    ['JPEG without a frame', from('ffd8ffe00004 0000')],
    ['JPEG with invalid segments', from('ffd8ff 00 00 00 00 00 00 00')],
    ['WebP of an unknown kind', webp('41424344 00000000 00000000 0000 0000')],
    ['SVG', new TextEncoder().encode('<svg width="99999"></svg>')],
  ])('returns null for a %s', (_name, bytes) => expect(size(bytes)).toBeNull());
});
