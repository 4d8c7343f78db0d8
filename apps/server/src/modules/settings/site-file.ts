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

/**
 * Detects the type from the content, not from the declared type, and returns it. Throws the kind's error or
 * `image_too_large`.
 */
export function checkSiteFile(kind: SiteFileKind, bytes: Uint8Array): ImageType {
  const { maximum, types } = siteFileRules[kind];
  if (bytes.byteLength === 0) throw new AppError('site_file_not_chosen');
  if (bytes.byteLength > maximum) throw new AppError(`${kind}_too_large`);
  const type = sniffImage(bytes);
  if (!type || !(types as readonly string[]).includes(type)) throw new AppError(`${kind}_type_invalid`);
  if (type === 'image/svg+xml') return type;
  const size = readImageSize(type, bytes);
  if (!size) throw new AppError(`${kind}_type_invalid`);
  requireAllowedSize(size);
  return type;
}

/** The SVG without what could run or load anything (docs/rules/settings.md#logo-and-favicon). */
export async function cleanSvg(
  kind: SiteFileKind,
  bytes: Uint8Array,
  sanitize: (text: string) => Promise<string | null>,
): Promise<Uint8Array> {
  const clean = await sanitize(new TextDecoder().decode(bytes));
  if (clean === null) throw new AppError(`${kind}_type_invalid`);
  return new TextEncoder().encode(clean);
}
