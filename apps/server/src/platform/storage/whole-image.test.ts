import { describe, expect, it } from 'vitest';
import { makeJpeg, makePng, makeWebp, makeWholeGif, makeWholePng } from '../../testing/pictures.ts';
import { sniffImage } from './sniff-image.ts';
import { isWholeImage } from './whole-image.ts';

const join = (bytes: Uint8Array, more: string | readonly number[]): Uint8Array =>
  Uint8Array.from([...bytes, ...(typeof more === 'string' ? new TextEncoder().encode(more) : more)]);
const check = (bytes: Uint8Array): boolean => {
  const type = sniffImage(bytes);
  return type !== null && isWholeImage(type, bytes);
};
const jpeg = join(makeJpeg(), [0xff, 0xd9]);

describe('isWholeImage', () => {
  it.each([
    ['PNG', makeWholePng()],
    ['GIF', makeWholeGif()],
    ['WebP', makeWebp()],
    ['JPEG', jpeg],
  ])('accepts a %s', (_, bytes) => expect(check(bytes)).toBe(true));

  it.each([
    ['a PNG that is cut off', makePng()],
    ['a GIF that is cut off', makeWholeGif().subarray(0, -1)],
    ['a WebP that is cut off', makeWebp().subarray(0, -2)],
    ['a JPEG that is cut off', makeJpeg()],
    ['a PNG with a page behind it', join(makeWholePng(), '<script>alert(1)</script>')],
    ['a GIF with an archive behind it', join(makeWholeGif(), 'PK\u0005\u0006')],
    ['a WebP with a page behind it', join(makeWebp(), '<html></html>')],
    ['a JPEG with an archive behind it', join(jpeg, 'PK\u0005\u0006')],
    ['a GIF whose comment hides a script', join(new TextEncoder().encode('GIF89a/*'), '*/=1;alert(1)//;')],
    ['a PNG with a chunk that is longer than the file', join(makePng(), [0, 0, 0, 0, 255, 255, 255, 255])],
    ['a WebP without pixels', makeWebp(8, 8, { isAnimated: true })],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ])('refuses %s', (_, bytes) => expect(check(bytes)).toBe(false));
});
