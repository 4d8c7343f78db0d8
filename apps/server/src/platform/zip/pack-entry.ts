import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip, compressed if that makes it smaller. */
export interface PackedEntry {
  readonly path: string;
  /** Uncompressed bytes. */
  readonly size: number;
  readonly checksum: number;
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Compresses one file. Takes a second for 20 MB, so it is called in worker threads only. */
export function packEntry(path: string, content: string | Uint8Array): PackedEntry {
  const raw = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const deflated = deflateRawSync(raw, { level: 6 });
  const isDeflated = deflated.byteLength < raw.byteLength;
  // A copy, because small buffers share one block of memory, which cannot be transferred.
  const bytes = new Uint8Array(isDeflated ? deflated : raw);
  return { path, size: raw.byteLength, checksum: crc32(raw), isDeflated, bytes };
}
