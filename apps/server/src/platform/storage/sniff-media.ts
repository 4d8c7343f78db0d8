import { sniffImage } from './sniff-image.ts';

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Signatures at the start of a file. */
const signatures: readonly (readonly [signature: string, mediaType: string])[] = [
  ['\x00\x01\x00\x00', 'font/ttf'],
  ['true', 'font/ttf'],
  ['OTTO', 'font/otf'],
  ['wOFF', 'font/woff'],
  ['wOF2', 'font/woff2'],
  ['ID3', 'audio/mpeg'],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['%PDF-', 'application/pdf'],
  ['PK\x03\x04', 'application/zip'],
];

/** Brands of the ISO base media format (MP4, QuickTime, AVIF, HEIC), at byte 8. */
function readBrand(bytes: Uint8Array): string | null {
  if (latin1(bytes, 4, 8) !== 'ftyp') return null;
  const brand = latin1(bytes, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  if (/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) return 'image/heic';
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4';
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

function readRiff(bytes: Uint8Array): string | null {
  if (latin1(bytes, 0, 4) !== 'RIFF') return null;
  const kind = latin1(bytes, 8, 12);
  return kind === 'WAVE' ? 'audio/wav' : kind === 'AVI ' ? 'video/x-msvideo' : null;
}

/** A frame of MPEG audio without a tag, or of AAC with an ADTS header: eleven or twelve set bits. */
function readAudioFrame(bytes: Uint8Array): string | null {
  if (bytes[0] !== 0xff) return null;
  const second = bytes[1] ?? 0;
  if ((second & 0xf6) === 0xf0) return 'audio/aac';
  return (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'audio/mpeg' : null;
}

/**
 * The media type of a binary file by its bytes, whatever its name says; `application/octet-stream` when the format is
 * unknown.
 */
export function sniffMedia(bytes: Uint8Array): string {
  const image = sniffImage(bytes);
  if (image !== null) return image;
  const found = signatures.find(([signature]) =>
    startsWith(
      bytes,
      [...signature].map((letter) => letter.charCodeAt(0)),
    ),
  );
  if (found) return found[1];
  return readRiff(bytes) ?? readBrand(bytes) ?? readAudioFrame(bytes) ?? 'application/octet-stream';
}
