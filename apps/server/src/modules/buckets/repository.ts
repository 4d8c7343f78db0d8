import type { BucketId, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type BucketFilesTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { nameKey } from './file-name.ts';
import type { FileRecord } from './file-record.ts';

export function toRecord(row: Selectable<BucketFilesTable>): FileRecord {
  return {
    bucketId: row.bucket_id as BucketId,
    id: row.id,
    ownerId: row.owner_id as UserId | null,
    state: row.state === 'complete' ? 'complete' : 'pending',
    name: row.name,
    // Written by this module.
    permissions: JSON.parse(row.permissions_json) as string[],
    mediaType: row.media_type,
    signature: row.signature,
    size: row.size,
    partsTotal: row.parts_total,
    partsStored: row.parts_stored,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ticketId: row.ticket_id,
    replyId: row.reply_id,
  };
}

/** null also for a file whose deletion is not finished. */
export async function findFile(tx: Tx, bucketId: BucketId, id: string): Promise<FileRecord | null> {
  const row = await queries(tx)
    .selectFrom('bucket_files')
    .selectAll()
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks the row until the transaction ends. */
export async function lockFile(tx: Tx, bucketId: BucketId, id: string): Promise<FileRecord | null> {
  const row = await queries(tx)
    .updateTable('bucket_files')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Returns false when the id is taken. */
export async function insertFile(tx: Tx, file: FileRecord): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('bucket_files')
    .values({
      bucket_id: file.bucketId,
      id: file.id,
      owner_id: file.ownerId,
      state: file.state,
      name: file.name,
      search_key: nameKey(file.name),
      permissions_json: JSON.stringify(file.permissions),
      media_type: file.mediaType,
      signature: file.signature,
      size: file.size,
      parts_total: file.partsTotal,
      parts_stored: file.partsStored,
      created_at: file.createdAt,
      updated_at: file.updatedAt,
    })
    .onConflict((conflict) => conflict.columns(['bucket_id', 'id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export interface FileChanges {
  readonly name?: string;
  readonly permissions?: readonly string[];
}

export async function changeFile(
  tx: Tx,
  { bucketId, id }: Pick<FileRecord, 'bucketId' | 'id'>,
  { name, permissions }: FileChanges,
  now: number,
): Promise<FileRecord> {
  const row = await queries(tx)
    .updateTable('bucket_files')
    .set({
      ...(name !== undefined && { name, search_key: nameKey(name) }),
      ...(permissions !== undefined && { permissions_json: JSON.stringify(permissions) }),
      updated_at: now,
    })
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** Makes an upload a file. Null when another request did it before. */
export async function completeFile(
  tx: Tx,
  { bucketId, id }: Pick<FileRecord, 'bucketId' | 'id'>,
  facts: Pick<FileRecord, 'mediaType' | 'signature'>,
  now: number,
): Promise<FileRecord | null> {
  const row = await queries(tx)
    .updateTable('bucket_files')
    .set({
      state: 'complete',
      media_type: facts.mediaType,
      signature: facts.signature,
      updated_at: now,
    })
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function countFiles(
  tx: Tx,
  ownerId: UserId,
): Promise<{ readonly all: number; readonly pending: number }> {
  const rows = await queries(tx)
    .selectFrom('bucket_files')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'deleted')
    .groupBy('state')
    .execute();
  const of = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { all: of('pending') + of('complete'), pending: of('pending') };
}

/** Bytes of a user's files; unfinished uploads count with their whole size. */
export async function sumFileSizes(tx: Tx, ownerId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('bucket_files')
    .select((eb) => eb.fn.sum<number | null>('size').as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Files of a user in the order of their keys, after the given one. */
export async function listFilesOf(
  tx: Tx,
  ownerId: UserId,
  after: Pick<FileRecord, 'bucketId' | 'id'> | null,
  count: number,
): Promise<FileRecord[]> {
  let rows = queries(tx)
    .selectFrom('bucket_files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'deleted');
  if (after !== null) {
    rows = rows.where((eb) =>
      eb.or([
        eb('bucket_id', '>', after.bucketId),
        eb.and([eb('bucket_id', '=', after.bucketId), eb('id', '>', after.id)]),
      ]),
    );
  }
  const found = await rows.orderBy('bucket_id').orderBy('id').limit(count).execute();
  return found.map(toRecord);
}
