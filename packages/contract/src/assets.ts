import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { assetId } from './ids.ts';
import { limits } from './limits.ts';
import { contentHash, cursor, noBody, pageLimit, timestamp, wantedLanguage } from './primitives.ts';
import { storageErrors } from './storage.ts';
import { promptImageType } from './turn-options.ts';

// The library: files that a user keeps for all projects: docs/rules/assets.md

export const assetType = z.enum(['image', 'audio', 'video', 'document', 'font', 'other']);
export type AssetType = z.infer<typeof assetType>;

export const assetFolder = z.enum(['images', 'files']);
export type AssetFolder = z.infer<typeof assetFolder>;

/** Types of pictures that browsers show as a thumbnail. */
const thumbnailTypes = promptImageType.options;

export const asset = z.object({
  id: assetId,
  name: z.string(),
  type: assetType,
  /** As its bytes say, such as `image/png`. */
  mediaType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Sides of a picture in pixels; null where the server does not read them. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Path of a small picture; changes with every picture. Null without one. */
  thumbnail: z.string().nullable(),
  folder: assetFolder,
  tags: z.array(z.string()),
  uploadedAt: timestamp,
});
export type Asset = z.infer<typeof asset>;

const assetParams = z.object({ assetId });
const assetTags = z.array(z.string().max(limits.tagMaximum)).max(limits.tagsPerAsset);

export const listAssets = defineEndpoint({
  name: 'listAssets',
  summary: "Lists the files of the caller's library, newest first; `search` looks in names and tags.",
  method: 'GET',
  path: '/assets',
  access: 'member',
  query: z.object({
    search: z.string().max(100).optional(),
    tag: z.string().max(limits.tagMaximum).optional(),
    type: assetType.optional(),
    folder: assetFolder.optional(),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({
    assets: z.array(asset),
    /** Number of files that match. */
    total: z.number().int(),
    nextCursor: cursor.nullable(),
    /** Tags of the whole library. */
    tags: z.array(z.string()),
    /** Whether `addAssetSamples` was called; it adds the samples once. */
    hasSamples: z.boolean(),
  }),
  errors: ['general_cursor_not_found'],
});
export const addAssetSamples = defineEndpoint({
  name: 'addAssetSamples',
  summary: "Adds the three samples to the caller's library; later calls add nothing.",
  method: 'POST',
  path: '/assets/samples',
  access: 'member',
  body: z.strictObject({ language: wantedLanguage }),
  status: 204,
  reply: null,
  errors: ['storage_limit_reached'],
});
export const addAsset = defineEndpoint({
  name: 'addAsset',
  summary: "Stores the file in the body in the caller's library.",
  method: 'POST',
  path: '/assets',
  access: 'member',
  query: z.object({ name: z.string().max(limits.pathMaximum) }),
  rawBody: ['application/octet-stream'],
  status: 201,
  reply: asset,
  errors: [
    'asset_name_required',
    'asset_type_unsupported',
    'asset_too_large',
    'asset_limit_reached',
    'image_too_large',
    'file_empty',
    ...storageErrors,
  ],
});
export const updateAsset = defineEndpoint({
  name: 'updateAsset',
  summary: 'Changes the name, the folder or the tags of a file of the library.',
  method: 'PATCH',
  path: '/assets/{assetId}',
  access: 'member',
  params: assetParams,
  body: z.strictObject({
    name: z.string().max(limits.assetNameMaximum).optional(),
    folder: assetFolder.optional(),
    tags: assetTags.optional(),
  }),
  status: 200,
  reply: asset,
  errors: ['asset_not_found', 'asset_name_required'],
});
export const deleteAsset = defineEndpoint({
  name: 'deleteAsset',
  summary: 'Deletes a file of the library for good; a missing one is no error.',
  method: 'DELETE',
  path: '/assets/{assetId}',
  access: 'member',
  params: assetParams,
  body: noBody,
  status: 204,
  reply: null,
  errors: [],
});
export const downloadAsset = defineEndpoint({
  name: 'downloadAsset',
  summary: 'Returns the bytes of a file of the library.',
  method: 'GET',
  path: '/assets/{assetId}/content',
  access: 'member',
  params: assetParams,
  status: 200,
  reply: 'binary',
  replyTypes: ['application/octet-stream'],
  errors: ['asset_not_found'],
});
export const saveAssetThumbnail = defineEndpoint({
  name: 'saveAssetThumbnail',
  summary: 'Stores the small picture of a file of the library in the body.',
  method: 'PUT',
  path: '/assets/{assetId}/thumbnail',
  access: 'member',
  params: assetParams,
  rawBody: thumbnailTypes,
  status: 200,
  reply: asset,
  errors: ['asset_not_found', 'asset_thumbnail_invalid', ...storageErrors],
});
export const getAssetThumbnail = defineEndpoint({
  name: 'getAssetThumbnail',
  summary: 'Returns the small picture of a file of the library.',
  method: 'GET',
  path: '/assets/{assetId}/thumbnails/{hash}',
  access: 'member',
  params: assetParams.extend({ hash: contentHash }),
  status: 200,
  reply: 'binary',
  replyTypes: thumbnailTypes,
  errors: ['asset_not_found'],
});
