import { createHash } from 'node:crypto';
import { AppError, limits } from '@kilim/contract';
import { readImageSize, sniffImage } from '../../../platform/storage/index.ts';

const types = ['image/webp', 'image/jpeg'] as const;
export type PreviewType = (typeof types)[number];

export interface PreviewPicture {
  readonly bytes: Uint8Array;
  readonly contentType: PreviewType;
}

/** Characters of the hash in the picture's path. */
const hashLength = 16;

/** Bit of the header of an extended WebP file that says it is animated (RFC 9649, section 2.7). */
const animationFlag = 0x02;

function isAnimated(bytes: Uint8Array): boolean {
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X';
  return isExtended && ((bytes[20] ?? 0) & animationFlag) !== 0;
}

/**
 * Checks an uploaded picture by its content: a still WebP or JPEG of the sides of a preview. Throws
 * `project_preview_invalid`.
 */
export function checkPicture(bytes: Uint8Array): PreviewPicture & { readonly hash: string } {
  const contentType = types.find((type) => type === sniffImage(bytes));
  const size = contentType ? readImageSize(contentType, bytes) : null;
  const isAllowed = size !== null && size.width <= limits.previewWidth && size.height <= limits.previewHeight;
  if (!contentType || !isAllowed || isAnimated(bytes)) throw new AppError('project_preview_invalid');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  return { bytes, contentType, hash };
}
