import {
  type AssetFolder,
  type AssetId,
  type AssetType,
  assetFolder,
  assetType,
  type UserId,
} from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type AssetsTable, keysetAfter, likeEscaped, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { searchKeyOf, tagKeyOf, tagKeysOf } from './asset-name.ts';
import { type AssetLabels, type AssetRecord, countedBytes, type Thumbnail } from './asset-record.ts';

function toRecord(row: Selectable<AssetsTable>): AssetRecord {
  return {
    id: row.id as AssetId,
    userId: row.user_id as UserId,
    name: row.name,
    type: assetType.parse(row.type),
    mediaType: row.media_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    folder: assetFolder.parse(row.folder),
    tags: JSON.parse(row.tags_json),
    storageKey: row.storage_key,
    thumbnail: row.thumbnail_key === null ? null : { key: row.thumbnail_key, bytes: row.thumbnail_bytes },
    createdAt: row.created_at,
  };
}

const labelsOf = ({ name, folder, tags }: AssetLabels) => ({
  name,
  folder,
  tags_json: JSON.stringify(tags),
  tag_keys: tagKeysOf(tags),
  search_key: searchKeyOf({ name, tags }),
});

export async function insertAsset(tx: Tx, record: AssetRecord): Promise<void> {
  await queries(tx)
    .insertInto('assets')
    .values({
      id: record.id,
      user_id: record.userId,
      ...labelsOf(record),
      type: record.type,
      media_type: record.mediaType,
      bytes: record.bytes,
      width: record.width,
      height: record.height,
      storage_key: record.storageKey,
      thumbnail_key: record.thumbnail?.key ?? null,
      thumbnail_bytes: record.thumbnail?.bytes ?? 0,
      created_at: record.createdAt,
    })
    .execute();
}

export async function findAsset(tx: Tx, userId: UserId, id: AssetId): Promise<AssetRecord | null> {
  const row = await queries(tx)
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks a file of the user until the transaction ends. */
export async function lockAsset(tx: Tx, userId: UserId, id: AssetId): Promise<AssetRecord | null> {
  const row = await queries(tx)
    .updateTable('assets')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function saveLabels(tx: Tx, id: AssetId, labels: AssetLabels): Promise<void> {
  await queries(tx).updateTable('assets').set(labelsOf(labels)).where('id', '=', id).execute();
}

export async function saveThumbnail(tx: Tx, id: AssetId, { key, bytes }: Thumbnail): Promise<void> {
  await queries(tx)
    .updateTable('assets')
    .set({ thumbnail_key: key, thumbnail_bytes: bytes })
    .where('id', '=', id)
    .execute();
}

export async function deleteAssetRow(tx: Tx, id: AssetId): Promise<void> {
  await queries(tx).deleteFrom('assets').where('id', '=', id).execute();
}

export interface AssetFilter {
  /** Folded text that name or tags contain; empty for all files. */
  readonly searchKey: string;
  readonly tag?: string | undefined;
  readonly type?: AssetType | undefined;
  readonly folder?: AssetFolder | undefined;
}

export interface AssetPage extends AssetFilter {
  /** Time and id of the previous page's last row. */
  readonly after: readonly [createdAt: number, id: string] | null;
  readonly count: number;
}

function matching(tx: Tx, userId: UserId, { searchKey, tag, type, folder }: AssetFilter) {
  let query = queries(tx).selectFrom('assets').where('user_id', '=', userId);
  if (searchKey !== '') query = query.where(likeEscaped('search_key', searchKey));
  if (tag !== undefined) query = query.where(likeEscaped('tag_keys', tagKeyOf(tag)));
  if (type !== undefined) query = query.where('type', '=', type);
  if (folder !== undefined) query = query.where('folder', '=', folder);
  return query;
}

/** Files of a user, newest first. */
export async function listAssetPage(tx: Tx, userId: UserId, page: AssetPage): Promise<AssetRecord[]> {
  let query = matching(tx, userId, page).selectAll();
  if (page.after) query = query.where(keysetAfter('created_at', 'desc', page.after));
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.count).execute();
  return rows.map(toRecord);
}

export async function countAssets(tx: Tx, userId: UserId, filter: AssetFilter): Promise<number> {
  const row = await matching(tx, userId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The different combinations of tags of a user's files. */
export async function listTagCombinations(tx: Tx, userId: UserId): Promise<readonly string[][]> {
  const rows = await matching(tx, userId, { searchKey: '' })
    .select('tags_json')
    .where('tag_keys', '<>', '')
    .distinct()
    .orderBy('tags_json')
    .execute();
  return rows.map(({ tags_json }) => JSON.parse(tags_json));
}

/** Marks the samples as added; false when they were before. */
export async function markSamples(tx: Tx, userId: UserId, now: number): Promise<boolean> {
  const row = await queries(tx)
    .insertInto('asset_samples')
    .values({ user_id: userId, added_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return Number(row.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function hasSamples(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('asset_samples')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How much of the quota the library of a user uses. */
export async function sumAssetBytes(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('assets')
    .select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.sum<number | string | null>('bytes').as('bytes'),
      eb.fn.sum<number | string | null>('thumbnail_bytes').as('thumbnails'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return (
    Number(row.bytes ?? 0) +
    Number(row.thumbnails ?? 0) +
    row.rows * countedBytes({ bytes: 0, thumbnail: null })
  );
}

/** The keys that files and their small pictures are stored under, of those given; a folder is named by the file's id. */
export async function findNamedFiles(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const ids = keys.map((key) => key.split('/')[1] ?? '');
  const rows = await queries(tx)
    .selectFrom('assets')
    .select(['storage_key', 'thumbnail_key'])
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key ?? []].flat());
}
