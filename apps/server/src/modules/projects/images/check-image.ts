import { createHash } from 'node:crypto';
import { AppError, limits, promptImageType } from '@kilim/contract';
import {
  isWholeImage,
  readImageSize,
  requireAllowedSize,
  sniffImage,
} from '../../../platform/storage/index.ts';
import type { ImageFacts } from './image-record.ts';

/**
 * Reads what an image is from its bytes, whatever its name and type say. Throws `prompt_image_too_large`, `image_too_large` and
 * `prompt_image_invalid`.
 */
export function checkImage(bytes: Uint8Array): ImageFacts {
  if (bytes.byteLength > limits.promptImageMaximum) throw new AppError('prompt_image_too_large');
  const found = sniffImage(bytes);
  const mediaType = promptImageType.safeParse(found);
  const sides = found === null ? null : readImageSize(found, bytes);
  if (found === null || !mediaType.success || sides === null) throw new AppError('prompt_image_invalid');
  // Before the rest of the file is looked at: a small file can name a picture of any size.
  requireAllowedSize(sides);
  if (!isWholeImage(found, bytes)) throw new AppError('prompt_image_invalid');
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, mediaType: mediaType.data, bytes: bytes.byteLength, ...sides };
}
