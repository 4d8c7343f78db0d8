import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { AppError } from '@kilim/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPack } from './check-pack.ts';

const megabyte = 1_048_576;

function sizeBytes(kind: number, size: number): number[] {
  const bytes = [];
  let rest = Math.floor(size / 16);
  let byte = (kind << 4) | (size & 15);
  while (rest > 0) {
    bytes.push(byte | 0x80);
    byte = rest % 128;
    rest = Math.floor(rest / 128);
  }
  return [...bytes, byte];
}

interface PackedObject {
  readonly kind?: number;
  readonly size?: number;
  readonly content: Uint8Array;
}

function packOf(...objects: readonly PackedObject[]): Uint8Array {
  const header = Buffer.alloc(12);
  header.write('PACK');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(objects.length, 8);
  const parts = objects.flatMap(({ kind = 3, size, content }) => [
    Buffer.from(sizeBytes(kind, size ?? content.length)),
    ...(kind === 7 ? [Buffer.alloc(20)] : []),
    deflateSync(content),
  ]);
  const body = Buffer.concat([header, ...parts]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

const errorOf = (pack: Uint8Array): string => {
  try {
    checkPack(pack);
    return 'none';
  } catch (error) {
    return error instanceof AppError ? error.type : String(error);
  }
};

it('accepts objects of all sizes', () => {
  const sizes = [0, 1, 15, 16, 2_047, 2_048, 100_000];
  expect(errorOf(packOf(...sizes.map((size) => ({ content: Buffer.alloc(size, 97) }))))).toBe('none');
});

it.each<[string, PackedObject[]]>([
  ['states a large object', [{ content: Buffer.alloc(1), size: 31 * megabyte }]],
  ['states a size beyond all numbers', [{ content: Buffer.alloc(1), size: 2 ** 52 }]],
  ['unpacks to more than it states', [{ content: Buffer.alloc(megabyte), size: 10 }]],
  ['unpacks to too much in all', Array.from({ length: 9 }, () => ({ content: Buffer.alloc(24 * megabyte) }))],
  // The base has one byte; the delta makes 128 MB of it.
  ['makes a large object by a delta', [{ kind: 7, content: Buffer.from([1, 0x80, 0x80, 0x80, 0x40]) }]],
])('refuses a pack that %s', (_name, objects) => {
  expect(errorOf(packOf(...objects))).toBe('git_too_large');
});

it('refuses a pack of too many objects before it reads one', () => {
  const pack = packOf({ content: Buffer.from('merhaba') });
  new DataView(pack.buffer, pack.byteOffset).setUint32(8, 100_001);
  expect(errorOf(pack)).toBe('git_too_large');
});

it('rejects any other bytes without another error', () => {
  const pack = packOf({ content: Buffer.from('merhaba') }, { content: Buffer.from('dünya') });
  fc.assert(
    fc.property(fc.nat(pack.length - 1), fc.nat(255), fc.nat(pack.length), (at, byte, end) => {
      const changed = Buffer.from(pack);
      changed[at] = byte;
      expect(['none', 'git_unreachable', 'git_too_large']).toContain(errorOf(changed.subarray(0, end)));
    }),
  );
});
