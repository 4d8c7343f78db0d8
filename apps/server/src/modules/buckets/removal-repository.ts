import type { BucketId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { FileRecord } from './file-record.ts';

type Key = Pick<FileRecord, 'bucketId' | 'id'>;

/** From now on the file looks missing; its bytes are deleted afterwards. */
export async function markDeleted(tx: Tx, { bucketId, id }: Key, now: number): Promise<void> {
  await queries(tx)
    .updateTable('bucket_files')
    .set({ state: 'deleted', updated_at: now })
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRow(tx: Tx, { bucketId, id }: Key): Promise<void> {
  await queries(tx)
    .deleteFrom('bucket_files')
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .where('state', '=', 'deleted')
    .execute();
}

export async function listDeleted(tx: Tx, before: number, count: number): Promise<Key[]> {
  const rows = await queries(tx)
    .selectFrom('bucket_files')
    .select(['bucket_id', 'id'])
    .where('state', '=', 'deleted')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(count)
    .execute();
  return rows.map((row) => ({ bucketId: row.bucket_id as BucketId, id: row.id }));
}

/** Uploads without a new part since `before`, attachments that were not sent since, and files whose account was deleted. */
export async function listAbandoned(tx: Tx, before: number, count: number): Promise<Key[]> {
  const rows = await queries(tx)
    .selectFrom('bucket_files')
    .select(['bucket_id', 'id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'pending'), eb('updated_at', '<', before)]),
        eb.and([
          eb('bucket_id', '=', 'user-assets'),
          eb('owner_id', 'is', null),
          eb('state', '!=', 'deleted'),
        ]),
        eb.and([
          eb('bucket_id', '=', 'ticket_attachments'),
          eb('ticket_id', 'is', null),
          eb('state', '=', 'complete'),
          eb.or([eb('owner_id', 'is', null), eb('updated_at', '<', before)]),
        ]),
      ]),
    )
    .limit(count)
    .execute();
  return rows.map((row) => ({ bucketId: row.bucket_id as BucketId, id: row.id }));
}
