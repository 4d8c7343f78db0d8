import { AppError, siteFileRules } from '@kilim/contract';
import {
  type ImageType,
  readImageSize,
  requireAllowedSize,
  sniffImage,
} from '../../platform/storage/index.ts';

export type SiteFileKind = keyof typeof siteFileRules;

export interface SiteFile {
  readonly bytes: Uint8Array;
  readonly contentType: ImageType;
}

/** The storage folder of site files. */
export const siteFolder = 'site';

/** Detects the type from the content, not from the declared type. Throws the kind's error or `image_too_large`. */
export function checkSiteFile(kind: SiteFileKind, bytes: Uint8Array): void {
  const { maximum, types } = siteFileRules[kind];
  if (bytes.byteLength === 0) throw new AppError('site_file_not_chosen');
  if (bytes.byteLength > maximum) throw new AppError(`${kind}_too_large`);
  const type = sniffImage(bytes);
  if (!type || !(types as readonly string[]).includes(type)) throw new AppError(`${kind}_type_invalid`);
  if (type === 'image/svg+xml') return;
  const size = readImageSize(type, bytes);
  if (!size) throw new AppError(`${kind}_type_invalid`);
  requireAllowedSize(size);
}
