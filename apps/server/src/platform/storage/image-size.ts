import { AppError } from '@kilim/contract';
import type { ImageType } from './sniff-image.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longest side: a browser needs four bytes for each pixel, however small the file is. */
const imageSideMaximum = 4_096;

const sized = (width: number, height: number): ImageSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

const isMarked = (view: DataView, at: number, text: string): boolean =>
  [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

function readPng(view: DataView): ImageSize | null {
  return isMarked(view, 12, 'IHDR') ? sized(view.getUint32(16), view.getUint32(20)) : null;
}

/** Skips segments up to the frame header (ITU T.81, table B.1). */
function readJpeg(view: DataView): ImageSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sized(view.getUint16(at + 7), view.getUint16(at + 5));
    // Fill bytes have no length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}

/** The three forms of RFC 9649: lossy, lossless, extended. */
function readWebp(view: DataView): ImageSize | null {
  if (isMarked(view, 12, 'VP8 ')) {
    return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  }
  if (isMarked(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (!isMarked(view, 12, 'VP8X')) return null;
  const side = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000 + 1;
  return sized(side(24), side(27));
}

/** The sides of an icon are one byte each. */
const largestIcon: ImageSize = { width: 256, height: 256 };

/**
 * The size in the header of a picture; null when the header is invalid and for SVG, which has no pixels. `type` is the
 * result of `sniffImage`.
 */
export function readImageSize(type: ImageType, bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return readPng(view);
      case 'image/jpeg':
        return readJpeg(view);
      case 'image/gif':
        return sized(view.getUint16(6, true), view.getUint16(8, true));
      case 'image/webp':
        return readWebp(view);
      case 'image/x-icon':
        return largestIcon;
      case 'image/svg+xml':
        return null;
    }
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Throws `image_too_large`. */
export function requireAllowedSize({ width, height }: ImageSize): void {
  if (Math.max(width, height) > imageSideMaximum) {
    throw new AppError('image_too_large', { params: { limit: imageSideMaximum } });
  }
}
