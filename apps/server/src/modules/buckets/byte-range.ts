import { AppError } from '@kilim/contract';

/** Positions of the first and the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the header `Range` (RFC 9110, section 14): one range of bytes; null for none, several, or other units, which are
 * answered with the whole file. Throws `storage_invalid_range` for a range that the file does not have.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | null {
  if (header === undefined) return null;
  if (!/^bytes\s*=/i.test(header) || header.includes(',')) return null;
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    throw new AppError('storage_invalid_range');
  }
  const suffix = first === '' ? Number(last) : null;
  const start = suffix === null ? Number(first) : Math.max(0, size - suffix);
  const end = suffix !== null || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || suffix === 0) throw new AppError('storage_invalid_range');
  return { start, end };
}
