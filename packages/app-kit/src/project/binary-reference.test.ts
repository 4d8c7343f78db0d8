import { expect, it } from 'vitest';
import { type BinaryReference, readBinaryReference, writeBinaryReference } from './binary-reference.ts';

const hash = 'a1'.repeat(32);

it.each<BinaryReference>([
  { hash, mediaType: 'image/png', size: 12, width: 640, height: 480 },
  { hash, mediaType: 'application/octet-stream', size: 10_485_760, width: null, height: null },
  { hash, mediaType: 'font/woff2', size: 1, width: null, height: null },
])('reads what it wrote for $mediaType', (reference) => {
  expect(readBinaryReference(writeBinaryReference(reference))).toEqual(reference);
});

it.each([
  '',
  'kilim-binary',
  `kilim-binary sha256:${hash} image/png 12 640x480\n`,
  `// kilim-binary sha256:${hash} image/png 12`,
  `kilim-binary sha256:${hash.toUpperCase()} image/png 12`,
  `kilim-binary sha256:${hash} image/png 0`,
  `kilim-binary sha256:${hash} image/png 12 0x5`,
  `kilim-binary sha256:${hash} image/${'p'.repeat(300)} 12`,
  `kilim-binary sha256:${hash} "text/html" 12`,
])('takes %j for a text', (content) => {
  expect(readBinaryReference(content)).toBeUndefined();
});
