import {
  AppError,
  type Asset,
  type AssetFolder,
  type AssetId,
  type AssetType,
  cleanTags,
  type EndpointReply,
  foldSearch,
  type Language,
  limits,
  type listAssets,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { translators } from '../../platform/i18n/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { FileStorage, OpenFile } from '../../platform/storage/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { StorageCount } from '../storage/index.ts';
import { cleanName, rename } from './asset-name.ts';
import { type AssetRecord, countedBytes, hashOf } from './asset-record.ts';
import { presentAsset } from './present.ts';
import { folderFor, readFacts, readThumbnail, type ThumbnailType } from './read-facts.ts';
import {
  countAssets,
  deleteAssetRow,
  findAsset,
  hasSamples,
  insertAsset,
  listAssetPage,
  listTagCombinations,
  lockAsset,
  markSamples,
  saveLabels,
  saveThumbnail,
} from './repository.ts';
import { samples } from './samples/samples.ts';

export interface AssetsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly files: FileStorage;
  readonly storage: StorageCount;
  /** The language that the user chose; null before the first choice. */
  findLanguage(tx: Tx, userId: UserId): Promise<Language | null>;
}

export interface AssetQuery {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly type?: AssetType | undefined;
  readonly folder?: AssetFolder | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export type AssetList = EndpointReply<typeof listAssets>;

export interface AssetChange {
  readonly name?: string | undefined;
  readonly folder?: AssetFolder | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The library of each user: docs/rules/assets.md */
export interface AssetsService {
  list(userId: UserId, query: AssetQuery): Promise<AssetList>;
  /** Throws the errors of `addAsset` in the contract. */
  add(userId: UserId, file: { readonly name: string; readonly bytes: Uint8Array }): Promise<Asset>;
  /** Adds the samples to a library that never had them. */
  addSamples(userId: UserId, wanted: Language | undefined, language: Language): Promise<void>;
  /** Throws `asset_not_found`, also for a file of another user, and `asset_name_required`. */
  update(userId: UserId, id: AssetId, change: AssetChange): Promise<Asset>;
  remove(userId: UserId, id: AssetId): Promise<void>;
  /** Throws `asset_not_found`. */
  open(userId: UserId, id: AssetId): Promise<OpenFile & { readonly name: string }>;
  /** Throws `asset_not_found` and `asset_thumbnail_invalid`. */
  setThumbnail(userId: UserId, id: AssetId, bytes: Uint8Array): Promise<Asset>;
  /** Throws `asset_not_found`. */
  readThumbnail(
    userId: UserId,
    id: AssetId,
    hash: string,
  ): Promise<{ readonly bytes: Uint8Array; readonly contentType: ThumbnailType }>;
  /** All files of a user, one at a time, for the data export. */
  readAll(userId: UserId): AsyncGenerator<{ readonly asset: Asset; readonly bytes: Uint8Array }>;
  /** Deletes the stored files of a user; the rows are deleted with the account. */
  erase(userId: UserId): Promise<void>;
}

const position = z.tuple([z.number().int(), z.string()]);
const batch = 100;

export function createAssetsService(ports: AssetsPorts): AssetsService {
  const { transactions, clock, files, storage } = ports;

  const positionOf = ({ createdAt, id }: AssetRecord) => [createdAt, id] as const;

  async function* listAll(userId: UserId): AsyncGenerator<AssetRecord> {
    for (let after: readonly [number, string] | null = null; ; ) {
      const page: AssetRecord[] = await listAssetPage(transactions.outside, userId, {
        searchKey: '',
        after,
        count: batch,
      });
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < batch) return;
      after = positionOf(last);
    }
  }

  async function deleteFiles({ storageKey, thumbnail }: AssetRecord): Promise<void> {
    await files.delete(storageKey);
    if (thumbnail !== null) await files.delete(thumbnail.key);
  }

  /** A folder of its own for each asset, because equal bytes in one folder are one file. */
  async function store(
    userId: UserId,
    { name, bytes, tags = [] }: { name: string; bytes: Uint8Array; tags?: readonly string[] },
    small?: Uint8Array,
  ): Promise<AssetRecord> {
    const facts = readFacts(bytes, name);
    const id = newId<AssetId>(clock.now());
    const stored = await files.put(`assets/${id}`, bytes);
    const thumbnail = small ? await files.put(`thumbnails/${id}`, small) : null;
    return {
      ...facts,
      id,
      userId,
      name,
      folder: folderFor(facts.type),
      tags,
      storageKey: stored.key,
      thumbnail: thumbnail && { key: thumbnail.key, bytes: thumbnail.size },
      createdAt: clock.now(),
    };
  }

  /** Adds rows whose files are stored already; the files are deleted when that fails. */
  async function insertAll(
    userId: UserId,
    records: readonly AssetRecord[],
    begin: (tx: Tx) => Promise<boolean> = async () => true,
  ): Promise<void> {
    try {
      const isDone = await transactions.run(async (tx) => {
        if (!(await begin(tx))) return false;
        for (const record of records) await insertAsset(tx, record);
        const growth = records.reduce((sum, record) => sum + countedBytes(record), 0);
        // Locks the user's row, so that concurrent uploads are counted one after the other.
        await storage.change(tx, userId, growth, 'paced');
        if ((await countAssets(tx, userId, { searchKey: '' })) > limits.assetsPerUser) {
          throw new AppError('asset_limit_reached', { params: { limit: limits.assetsPerUser } });
        }
        return true;
      });
      if (!isDone) await Promise.all(records.map(deleteFiles));
    } catch (error) {
      await Promise.all(records.map(deleteFiles));
      throw error;
    }
  }

  async function require(userId: UserId, id: AssetId): Promise<AssetRecord> {
    const record = await findAsset(transactions.outside, userId, id);
    if (record === null) throw new AppError('asset_not_found');
    return record;
  }

  return {
    list: async (userId, { search = '', limit, cursor, ...rest }) => {
      const tx = transactions.outside;
      const filter = { ...rest, searchKey: foldSearch(search.trim()) };
      const after = cursor === undefined ? null : decodeCursor(cursor, position);
      const found = await listAssetPage(tx, userId, { ...filter, after, count: limit + 1 });
      const { rows, nextCursor } = cutPage(found, limit, positionOf);
      const tags = cleanTags((await listTagCombinations(tx, userId)).flat());
      return {
        assets: rows.map(presentAsset),
        total: await countAssets(tx, userId, filter),
        nextCursor,
        tags: tags.toSorted((one, other) => one.localeCompare(other, 'tr')).slice(0, limits.tagsListed),
        hasSamples: await hasSamples(tx, userId),
      };
    },
    add: async (userId, { name, bytes }) => {
      const record = await store(userId, { name: cleanName(name), bytes });
      await insertAll(userId, [record]);
      return presentAsset(record);
    },
    addSamples: async (userId, wanted, requested) => {
      const tx = transactions.outside;
      if (await hasSamples(tx, userId)) return;
      const language = wanted ?? (await ports.findLanguage(tx, userId)) ?? requested;
      const records: AssetRecord[] = [];
      const t = translators[language];
      for (const { name, extension, bytes, thumbnail } of samples) {
        const file = {
          name: [t(`designer.library.samples.${name}`), extension].join('.'),
          bytes: bytes(),
          tags: [t('designer.library.samples.tag')],
        };
        records.push(await store(userId, file, thumbnail?.()));
      }
      // The mark is set first: of two tabs that open an empty library, one adds the samples.
      await insertAll(userId, records, (inner) => markSamples(inner, userId, clock.now()));
    },
    update: async (userId, id, change) => {
      const record = await transactions.run(async (tx) => {
        const known = await lockAsset(tx, userId, id);
        if (known === null) throw new AppError('asset_not_found');
        const labels = {
          name: change.name === undefined ? known.name : rename(known.name, change.name),
          folder: change.folder ?? known.folder,
          tags: change.tags === undefined ? known.tags : cleanTags(change.tags),
        };
        await saveLabels(tx, id, labels);
        return { ...known, ...labels };
      });
      return presentAsset(record);
    },
    remove: async (userId, id) => {
      const record = await transactions.run(async (tx) => {
        const known = await lockAsset(tx, userId, id);
        if (known === null) return null;
        await deleteAssetRow(tx, id);
        await storage.change(tx, userId, -countedBytes(known), 'counted');
        return known;
      });
      if (record !== null) await deleteFiles(record);
    },
    open: async (userId, id) => {
      const { name, storageKey } = await require(userId, id);
      const file = await files.open(storageKey);
      if (file === null) throw new AppError('asset_not_found');
      return { ...file, name };
    },
    setThumbnail: async (userId, id, bytes) => {
      readThumbnail(bytes);
      await require(userId, id);
      const { key, size } = await files.put(`thumbnails/${id}`, bytes);
      const thumbnail = { key, bytes: size };
      const known = await transactions.run(async (tx) => {
        const record = await lockAsset(tx, userId, id);
        if (record === null) return null;
        await saveThumbnail(tx, id, thumbnail);
        await storage.change(tx, userId, size - (record.thumbnail?.bytes ?? 0), 'limited');
        return record;
      });
      if (known?.thumbnail?.key !== key) {
        await files.delete(known === null ? key : (known.thumbnail?.key ?? ''));
      }
      if (known === null) throw new AppError('asset_not_found');
      return presentAsset({ ...known, thumbnail });
    },
    readThumbnail: async (userId, id, hash) => {
      const { thumbnail } = await require(userId, id);
      const bytes = thumbnail !== null && hashOf(thumbnail) === hash ? await files.get(thumbnail.key) : null;
      if (bytes === null) throw new AppError('asset_not_found');
      return { bytes, contentType: readThumbnail(bytes) };
    },
    readAll: async function* (userId) {
      for await (const record of listAll(userId)) {
        const bytes = await files.get(record.storageKey);
        if (bytes !== null) yield { asset: presentAsset(record), bytes };
      }
    },
    erase: async (userId) => {
      for await (const record of listAll(userId)) await deleteFiles(record);
    },
  };
}
