import type { AssetFolder, AssetId, AssetType, UserId } from '@kilim/contract';

/** What a file is, as its bytes say. */
export interface AssetFacts {
  readonly type: AssetType;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** What its owner may change. */
export interface AssetLabels {
  readonly name: string;
  readonly folder: AssetFolder;
  readonly tags: readonly string[];
}

export interface Thumbnail {
  readonly key: string;
  readonly bytes: number;
}

export interface AssetRecord extends AssetFacts, AssetLabels {
  readonly id: AssetId;
  readonly userId: UserId;
  readonly storageKey: string;
  readonly thumbnail: Thumbnail | null;
  readonly createdAt: number;
}

/** Bytes that a row counts beside those of its files. */
const rowBytes = 512;

/** How much of the quota a file uses: docs/rules/assets.md#storage */
export const countedBytes = ({ bytes, thumbnail }: Pick<AssetRecord, 'bytes' | 'thumbnail'>): number =>
  bytes + (thumbnail?.bytes ?? 0) + rowBytes;

/** SHA-256 of a small picture. */
export const hashOf = ({ key }: Thumbnail): string => key.slice(key.lastIndexOf('/') + 1);
