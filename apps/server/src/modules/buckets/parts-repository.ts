import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { FileRecord, StoredPart } from './file-record.ts';

type Key = Pick<FileRecord, 'bucketId' | 'id'>;

/** Adds a part of a locked file. Returns the part that was there before, if any, which stays. */
export async function addPart(
  tx: Tx,
  { bucketId, id }: Key,
  { part, key, size }: StoredPart,
  now: number,
): Promise<StoredPart | null> {
  const known = await queries(tx)
    .selectFrom('bucket_parts')
    .select(['part', 'storage_key', 'size'])
    .where('bucket_id', '=', bucketId)
    .where('file_id', '=', id)
    .where('part', '=', part)
    .executeTakeFirst();
  if (known) return { part: known.part, key: known.storage_key, size: known.size };
  await queries(tx)
    .insertInto('bucket_parts')
    .values({ bucket_id: bucketId, file_id: id, part, storage_key: key, size })
    .execute();
  await queries(tx)
    .updateTable('bucket_files')
    .set((eb) => ({ parts_stored: eb('parts_stored', '+', 1), updated_at: now }))
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .execute();
  return null;
}

/** Parts of a file in order. */
export async function listParts(tx: Tx, { bucketId, id }: Key): Promise<StoredPart[]> {
  const rows = await queries(tx)
    .selectFrom('bucket_parts')
    .select(['part', 'storage_key', 'size'])
    .where('bucket_id', '=', bucketId)
    .where('file_id', '=', id)
    .orderBy('part')
    .execute();
  return rows.map(({ part, storage_key, size }) => ({ part, key: storage_key, size }));
}
