import { crc32, deflateRawSync } from 'node:zlib';

/** A file as it lies in a zip: compressed where that makes it smaller. */
export interface PackedEntry {
  readonly path: string;
  /** Bytes once unpacked. */
  readonly size: number;
  readonly checksum: number;
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Compresses one file. Takes a second for 20 MB, so only threads of the worker pool call it. */
export function packEntry(path: string, content: string | Uint8Array): PackedEntry {
  const raw = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const deflated = deflateRawSync(raw, { level: 6 });
  const isDeflated = deflated.byteLength < raw.byteLength;
  // A copy of its own: small buffers share one block of memory, which cannot be handed to another thread.
  const bytes = new Uint8Array(isDeflated ? deflated : raw);
  return { path, size: raw.byteLength, checksum: crc32(raw), isDeflated, bytes };
}
