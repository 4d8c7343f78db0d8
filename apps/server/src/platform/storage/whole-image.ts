import type { ImageType } from './sniff-image.ts';

type Walk = (view: DataView) => number;

/** The name of a chunk as a number: a small file has up to 600,000 chunks, too many for texts. */
const chunkName = (text: string): number => Buffer.from(text, 'latin1').readUInt32BE();
const pngEnd = chunkName('IEND');
const webpPixels: readonly number[] = ['VP8 ', 'VP8L', 'ANMF'].map(chunkName);

/** Chunks up to `IEND` (RFC 2083, section 3.2). */
function walkPng(view: DataView): number {
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at);
    if (view.getUint32(at + 4) === pngEnd) return end;
    at = end;
  }
}

/** The end of the sub-blocks that start at `at`. */
function skipBlocks(view: DataView, at: number): number {
  for (let next = at; ; ) {
    const size = view.getUint8(next);
    next += 1 + size;
    if (size === 0) return next;
  }
}

/** Bytes of a colour table by the flags of its header. */
const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Blocks up to the trailer (GIF89a, appendix B). */
function walkGif(view: DataView): number {
  for (let at = 13 + tableSize(view.getUint8(10)); ; ) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at = skipBlocks(view, at + 2);
    else if (kind === 0x2c) at = skipBlocks(view, at + 11 + tableSize(view.getUint8(at + 9)));
    else return Number.NaN;
  }
}

/** The end that the header names; the pixels are a chunk within it (RFC 9649, section 2.4). */
function walkWebp(view: DataView): number {
  const end = 8 + view.getUint32(4, true);
  for (let at = 12; at < end; ) {
    const name = view.getUint32(at);
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size & 1);
    if (at > end) return Number.NaN;
    if (webpPixels.includes(name)) return end;
  }
  return Number.NaN;
}

/** Only its end is looked at, because data between markers has no length. */
function walkJpeg(view: DataView): number {
  const end = view.byteLength;
  return view.getUint16(end - 2) === 0xffd9 ? end : Number.NaN;
}

const walks: Partial<Record<ImageType, Walk>> = {
  'image/png': walkPng,
  'image/gif': walkGif,
  'image/webp': walkWebp,
  'image/jpeg': walkJpeg,
};

/**
 * Whether a PNG, GIF, WebP or JPEG ends where its format says: it is neither cut off nor followed by another file. `type` is
 * the result of `sniffImage`; the pixels are not decoded.
 */
export function isWholeImage(type: ImageType, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return walks[type]?.(view) === bytes.byteLength;
  } catch (error) {
    // The file ends within a part.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
