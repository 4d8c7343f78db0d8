import type { Asset } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { type AssetRecord, hashOf } from './asset-record.ts';

export function presentAsset(record: AssetRecord): Asset {
  const { thumbnail } = record;
  return {
    id: record.id,
    name: record.name,
    type: record.type,
    mediaType: record.mediaType,
    size: record.bytes,
    width: record.width,
    height: record.height,
    thumbnail: thumbnail === null ? null : `/v1/assets/${record.id}/thumbnails/${hashOf(thumbnail)}`,
    folder: record.folder,
    tags: [...record.tags],
    uploadedAt: toTimestamp(record.createdAt),
  };
}
