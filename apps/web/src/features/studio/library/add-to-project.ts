import type { Asset } from '@kilim/contract';
import { readAsset } from '../api/assets.ts';
import { assetFolder, uploadPath } from '../assets/upload-names.ts';
import type { StudioSession } from '../session/studio-session.ts';
import { drawPixels } from './draw-picture.ts';
import { type StoredFile, storeFile } from './store-file.ts';

/** `file`: as it is. `picture`: what apps can show, so a drawing becomes pixels. */
export type CopyMode = 'file' | 'picture';

async function readBytes(
  asset: Asset,
  mode: CopyMode,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const blob = await readAsset(asset);
  if (mode === 'file' || asset.mediaType !== 'image/svg+xml') return { name: asset.name, blob };
  const pixels = await drawPixels(blob);
  if (pixels === null) return { name: asset.name, blob };
  return { name: `${asset.name.replace(/\.svg$/i, '')}.png`, blob: pixels };
}

/**
 * Copies a file of the library into `assets/` of the open project, under a free name unless the same file is there. Returns null for a name
 * that no path may have. Fails with an AppError.
 */
export async function addToProject(
  studio: Pick<StudioSession, 'projectId' | 'document' | 'sync'>,
  asset: Asset,
  mode: CopyMode,
  signal: AbortSignal,
): Promise<StoredFile | null> {
  const { name, blob } = await readBytes(asset, mode);
  const path = uploadPath(assetFolder, name);
  return path === null ? null : storeFile(studio, path, blob, signal);
}
