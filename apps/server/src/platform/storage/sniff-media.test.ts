import { expect, it } from 'vitest';
import { makeJpeg, makePng, makeWebp } from '../../testing/pictures.ts';
import { sniffMedia } from './sniff-media.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['image/png', makePng()],
  ['image/jpeg', makeJpeg()],
  ['image/webp', makeWebp()],
  ['image/avif', bytesOf('\0\0\0\x1cftypavif')],
  ['image/heic', bytesOf('\0\0\0\x1cftypheic')],
  ['font/ttf', bytesOf('\0\x01\0\0\0\x0f')],
  ['font/otf', bytesOf('OTTO\0')],
  ['font/woff', bytesOf('wOFF\0')],
  ['font/woff2', bytesOf('wOF2\0')],
  ['audio/mpeg', bytesOf('ID3\x04')],
  ['audio/mpeg', bytesOf('\xff\xfb\x90')],
  ['audio/aac', bytesOf('\xff\xf1\x50')],
  ['audio/wav', bytesOf('RIFF\0\0\0\0WAVE')],
  ['audio/ogg', bytesOf('OggS\0')],
  ['audio/flac', bytesOf('fLaC\0')],
  ['audio/mp4', bytesOf('\0\0\0\x1cftypM4A ')],
  ['video/mp4', bytesOf('\0\0\0\x1cftypisom')],
  ['video/quicktime', bytesOf('\0\0\0\x1cftypqt  ')],
  ['video/webm', bytesOf('\x1a\x45\xdf\xa3')],
  ['application/pdf', bytesOf('%PDF-1.7')],
  ['application/zip', bytesOf('PK\x03\x04')],
  ['application/octet-stream', bytesOf('MZ\0\0')],
  ['application/octet-stream', bytesOf('RIFF\0\0\0\0ABCD')],
  ['application/octet-stream', new Uint8Array()],
])('detects %s', (mediaType, bytes) => {
  expect(sniffMedia(bytes)).toBe(mediaType);
});
