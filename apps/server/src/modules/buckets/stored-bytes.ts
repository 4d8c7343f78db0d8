import { createHash } from 'node:crypto';
import type { FileStorage } from '../../platform/storage/index.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileRecord, StoredPart } from './file-record.ts';

type Key = Pick<FileRecord, 'bucketId' | 'id'>;

/** One folder per file, so that deleting a file never deletes bytes of another one. Hashed, because an id has dots. */
export const folderOf = ({ bucketId, id }: Key): string =>
  `bucket-files/${createHash('sha256').update(`${bucketId}/${id}`).digest('hex')}`;

/** The bytes of a file or of a range of it. Only the parts that the range touches are opened, one at a time. */
export async function* readBytes(
  files: FileStorage,
  parts: readonly StoredPart[],
  range: ByteRange | null = null,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for (const { key, size } of parts) {
    const start = Math.max(0, (range?.start ?? 0) - offset);
    const end = Math.min(size - 1, (range?.end ?? Number.MAX_SAFE_INTEGER) - offset);
    offset += size;
    if (start > end) continue;
    const opened = await files.open(key, { start, end });
    if (!opened) throw new Error(`A part of a file is missing in the storage: ${key}`);
    yield* opened.chunks;
  }
}

/** MD5 as the client SDK expects it, and the first bytes. */
export async function summarise(
  files: FileStorage,
  parts: readonly StoredPart[],
  startSize: number,
): Promise<{ readonly signature: string; readonly start: Uint8Array }> {
  const hash = createHash('md5');
  const first: Uint8Array[] = [];
  let kept = 0;
  for await (const chunk of readBytes(files, parts)) {
    hash.update(chunk);
    if (kept >= startSize) continue;
    first.push(chunk);
    kept += chunk.byteLength;
  }
  const start = new Uint8Array(Buffer.concat(first).subarray(0, startSize));
  return { signature: hash.digest('hex'), start };
}

/** Deletes everything that a file has stored, also parts that no row names. */
export async function removeBytes(files: FileStorage, file: Key): Promise<void> {
  for (const { key } of await files.list(folderOf(file))) await files.delete(key);
}
