import { createHash } from 'node:crypto';
import { writeBinaryReference } from '@kilim/app-kit';
import { AppError, limits } from '@kilim/contract';
import {
  readImageSize,
  requireAllowedSize,
  sniffImage,
  sniffMedia,
} from '../../../platform/storage/index.ts';
import { type FileContent, toFileContent } from './file-content.ts';

/** Decodes UTF-8 without a byte order mark; null for binary files. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Describes a binary file by its bytes. Throws `binary_file_too_large` and `image_too_large`. */
export function toBinaryContent(path: string, bytes: Uint8Array): FileContent {
  if (bytes.byteLength > limits.bytesPerBinaryFile) {
    const limit = limits.bytesPerBinaryFile / 1_048_576;
    throw new AppError('binary_file_too_large', { params: { path, limit } });
  }
  const image = sniffImage(bytes);
  const sides = image === null ? null : readImageSize(image, bytes);
  if (sides) requireAllowedSize(sides);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const content = writeBinaryReference({
    hash,
    mediaType: sniffMedia(bytes),
    size: bytes.byteLength,
    width: sides?.width ?? null,
    height: sides?.height ?? null,
  });
  return { content, hash, size: bytes.byteLength, bytes };
}

/**
 * A file of a user as it is stored: as a text if it is one, otherwise as a binary file. Throws `file_empty` and the errors
 * of `toBinaryContent`; the limit of a text is checked when it is written.
 */
export function toUploadedContent(path: string, bytes: Uint8Array): FileContent {
  if (bytes.byteLength === 0) throw new AppError('file_empty', { params: { path } });
  const text = decodeText(bytes);
  return text === null ? toBinaryContent(path, bytes) : toFileContent(path, text);
}
