import {
  addAsset,
  addAssetSamples,
  deleteAsset,
  downloadAsset,
  getAssetThumbnail,
  limits,
  listAssets,
  saveAssetThumbnail,
  updateAsset,
} from '@kilim/contract';
import { largeReplySize, type Route, route } from '../../platform/http/index.ts';
import { tooLarge } from './read-facts.ts';
import type { AssetsService } from './service.ts';

/** Files and small pictures, each, that a user may send in a minute. */
const uploadsPerMinute = 120;

const hardened = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;
// A file never changes, and its small picture has its hash in the path.
const keepForever = 'private, max-age=31536000, immutable';

export function createAssetsRoutes(assets: AssetsService): Route[] {
  return [
    route(listAssets, async ({ query }, { caller }) => assets.list(caller.userId, query)),
    route(addAssetSamples, async ({ body }, { caller, limit, language }) => {
      await limit('asset-samples', caller.userId, 10, 60);
      await assets.addSamples(caller.userId, body.language, language);
    }),
    route(addAsset, async ({ query }, { caller, limit, readBytes }) => {
      await limit('asset', caller.userId, uploadsPerMinute, 60);
      const bytes = await readBytes(limits.assetMaximum + 1, 'asset_too_large');
      if (bytes.byteLength > limits.assetMaximum) throw tooLarge();
      return assets.add(caller.userId, { ...query, bytes });
    }),
    route(updateAsset, async ({ params, body }, { caller }) =>
      assets.update(caller.userId, params.assetId, body),
    ),
    route(deleteAsset, async ({ params }, { caller }) => assets.remove(caller.userId, params.assetId)),
    route(downloadAsset, async ({ params }, context) => {
      const { size, chunks, name } = await assets.open(context.caller.userId, params.assetId);
      if (size >= largeReplySize) context.countLargeReply();
      return {
        chunks,
        size,
        // Never a type that a browser shows or runs, whatever the file contains.
        contentType: 'application/octet-stream',
        fileName: name,
        headers: { ...hardened, 'cache-control': keepForever },
      };
    }),
    route(saveAssetThumbnail, async ({ params }, { caller, limit, readBytes }) => {
      await limit('asset-thumbnail', caller.userId, uploadsPerMinute, 60);
      const bytes = await readBytes(limits.thumbnailMaximum, 'asset_thumbnail_invalid');
      return assets.setThumbnail(caller.userId, params.assetId, bytes);
    }),
    route(getAssetThumbnail, async ({ params }, { caller }) => {
      const { assetId, hash } = params;
      const { bytes, contentType } = await assets.readThumbnail(caller.userId, assetId, hash);
      return {
        bytes,
        contentType,
        fileName: assetId,
        isInline: true,
        headers: { ...hardened, 'cache-control': keepForever },
      };
    }),
  ];
}
