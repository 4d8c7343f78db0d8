import { AppError, type AssetFolder, type AssetType, limits, megabyte } from '@kilim/contract';
import {
  isWholeImage,
  readImageSize,
  requireAllowedSize,
  sniffImage,
  sniffMedia,
} from '../../platform/storage/index.ts';
import type { AssetFacts } from './asset-record.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Start of an OLE file, the container of DOC. */
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const isOle = (bytes: Uint8Array): boolean => ole.every((byte, index) => bytes[index] === byte);

/** Some editors write UTF-16, which starts like a frame of MPEG audio. */
const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type by the bytes. Where several types share one container, the name decides between them. */
function readMediaType(bytes: Uint8Array, name: string): string {
  const extension = extensionOf(name);
  if (extension === 'txt' && isUtf16(bytes)) return 'text/plain';
  const found = sniffMedia(bytes);
  if (found === 'application/zip') return extension === 'docx' ? docx : found;
  if (found !== 'application/octet-stream') return found;
  if (extension === 'doc' && isOle(bytes)) return 'application/msword';
  return extension === 'txt' && isText(bytes) ? 'text/plain' : found;
}

const documents: readonly string[] = ['application/pdf', 'application/msword', docx, 'text/plain'];
const kinds: readonly AssetType[] = ['image', 'audio', 'video', 'font'];

/** The type of an accepted file; null for others: docs/rules/assets.md#types */
function typeOf(mediaType: string): AssetType | null {
  if (documents.includes(mediaType)) return 'document';
  return kinds.find((kind) => mediaType.startsWith(`${kind}/`)) ?? null;
}

/**
 * Reads what a file is. Throws `file_empty`, `asset_too_large`, `asset_type_unsupported` and `image_too_large`.
 */
export function readFacts(bytes: Uint8Array, name: string): AssetFacts {
  if (bytes.byteLength === 0) throw new AppError('file_empty');
  if (bytes.byteLength > limits.assetMaximum) throw tooLarge();
  const mediaType = readMediaType(bytes, name);
  const type = typeOf(mediaType);
  if (type === null) throw new AppError('asset_type_unsupported');
  const image = sniffImage(bytes);
  const sides = image === null ? null : readImageSize(image, bytes);
  if (sides) requireAllowedSize(sides);
  return {
    type,
    mediaType,
    bytes: bytes.byteLength,
    width: sides?.width ?? null,
    height: sides?.height ?? null,
  };
}

export const tooLarge = (): AppError =>
  new AppError('asset_too_large', { params: { limit: limits.assetMaximum / megabyte } });

export const folderFor = (type: AssetType): AssetFolder => (type === 'image' ? 'images' : 'files');

/** Formats of small pictures: those that browsers show and that cannot contain scripts. */
const thumbnailTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ThumbnailType = (typeof thumbnailTypes)[number];

/** The format of a small picture. Throws `asset_thumbnail_invalid`. */
export function readThumbnail(bytes: Uint8Array): ThumbnailType {
  const found = sniffImage(bytes);
  const type = thumbnailTypes.find((each) => each === found);
  const sides = type === undefined ? null : readImageSize(type, bytes);
  const isSmall =
    sides !== null &&
    Math.max(sides.width, sides.height) <= limits.thumbnailSide &&
    bytes.byteLength <= limits.thumbnailMaximum;
  if (type === undefined || !isSmall || !isWholeImage(type, bytes)) {
    throw new AppError('asset_thumbnail_invalid');
  }
  return type;
}
