import {
  type Asset,
  type AssetType,
  addAsset,
  addAssetSamples,
  deleteAsset,
  downloadAsset,
  type EndpointCall,
  listAssets,
  saveAssetThumbnail,
  updateAsset,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { useLanguage } from '../../../i18n/translation.ts';

export interface AssetFilter {
  readonly search: string;
  /** Empty for all. */
  readonly tag: string;
  readonly folder: Asset['folder'] | null;
  readonly type: AssetType | null;
}

/** Pages of the library, newest first. An untouched library is given its samples: docs/rules/assets.md#samples */
export function useAssets({ search, tag, folder, type }: AssetFilter) {
  const client = useQueryClient();
  const language = useLanguage();
  const query = {
    ...(search === '' ? {} : { search }),
    ...(tag === '' ? {} : { tag }),
    ...(folder === null ? {} : { folder }),
    ...(type === null ? {} : { type }),
  };
  const list = useInfiniteQuery(
    cursorPages(queryKeys.assets.list(query), (page, signal) =>
      call(listAssets, { query: { ...query, limit: 50, ...page }, signal }),
    ),
  );
  const isNew = list.data?.pages[0]?.hasSamples === false;
  const { mutate: addSamples } = useMutation({
    mutationFn: () => call(addAssetSamples, { body: { language } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.assets.all }),
  });
  useEffect(() => {
    if (isNew) addSamples();
  }, [isNew, addSamples]);
  return list;
}

interface Upload {
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Stores a file in the library. Fails with an AppError. */
export const sendAsset = (name: string, upload: Upload): Promise<Asset> =>
  uploadFile(addAsset, { query: { name } }, upload);

/** Stores the small picture of a file. Fails with an AppError. */
export const sendThumbnail = (id: Asset['id'], file: Blob, signal: AbortSignal): Promise<Asset> =>
  uploadFile(saveAssetThumbnail, { params: { assetId: id } }, { file, signal, onProgress: () => undefined });

/** The bytes of a file with its media type. Fails with an AppError. */
export async function readAsset({ id, mediaType }: Pick<Asset, 'id' | 'mediaType'>): Promise<Blob> {
  const blob = await call(downloadAsset, { params: { assetId: id } });
  // The server sends no type, so that a browser that opens the address runs nothing.
  return blob.slice(0, blob.size, mediaType);
}

type Change = EndpointCall<typeof updateAsset>['body'];

export function useChangeAsset(id: Asset['id']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call(updateAsset, { params: { assetId: id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.assets.all }),
  });
}

/** Moves a file into the other folder. */
export function useMoveAsset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, folder }: Asset) =>
      call(updateAsset, {
        params: { assetId: id },
        body: { folder: folder === 'images' ? 'files' : 'images' },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.assets.all }),
  });
}

export function useDeleteAsset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: Asset['id']) => call(deleteAsset, { params: { assetId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.assets.all }),
  });
}
