import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

// Bytes of binary files: docs/rules/binary-files.md#storage

/** Bytes of one part: about a millisecond of the event loop. */
export const partSize = 192 * 1024;

/** Stores the bytes of a content whose row exists; parts that are stored already stay. */
export async function insertParts(tx: Tx, hash: string, bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.byteLength; start += partSize) {
    const part = bytes.subarray(start, start + partSize);
    const data = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64');
    await queries(tx)
      .insertInto('content_parts')
      .values({ hash, part: start / partSize, data })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The bytes of a content, read from the database part by part. Throws when they were deleted in the meantime. */
export async function* readParts(tx: Tx, hash: string, size: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part * partSize < size; part += 1) {
    const row = await queries(tx)
      .selectFrom('content_parts')
      .select('data')
      .where('hash', '=', hash)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) throw new Error(`Content ${hash} was deleted while it was being sent`);
    yield new Uint8Array(Buffer.from(row.data, 'base64'));
  }
}

/** All bytes of a content. */
export async function readBytesOf(tx: Tx, hash: string, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const part of readParts(tx, hash, size)) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
