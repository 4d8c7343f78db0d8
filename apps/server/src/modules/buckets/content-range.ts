import { AppError, attachmentLimits, type BucketId, bucketLimits, megabyte } from '@kilim/contract';

/** One part of a file that arrives in parts. */
export interface PartRange {
  readonly part: number;
  readonly partsTotal: number;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Bytes of this part. */
  readonly length: number;
}

const invalid = (detail: string): AppError => new AppError('storage_invalid_content_range', { detail });

export function requireAllowedBytes(bucketId: BucketId, size: number): void {
  const limit = bucketId === 'ticket_attachments' ? attachmentLimits.bytesPerFile : bucketLimits.bytesPerFile;
  if (size <= limit) return;
  throw new AppError('storage_invalid_file_size', { params: { limit: limit / megabyte } });
}

/**
 * Reads `bytes 0-5242879/9000000`. Parts lie side by side: each starts at a multiple of the part's size and is whole, except
 * the last. Throws `storage_invalid_content_range` and `storage_invalid_file_size`.
 */
export function readContentRange(bucketId: BucketId, header: string): PartRange {
  const [, first, last, total] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || total === undefined) throw invalid('unreadable');
  const [start, end, size] = [Number(first), Number(last), Number(total)];
  if (end < start || end >= size) throw invalid('past the end');
  requireAllowedBytes(bucketId, size);
  if (start % bucketLimits.partSize !== 0) throw invalid('not at the start of a part');
  const length = end - start + 1;
  const expected = Math.min(bucketLimits.partSize, size - start);
  if (length !== expected) throw invalid('not a whole part');
  const part = start / bucketLimits.partSize;
  return { part, partsTotal: Math.ceil(size / bucketLimits.partSize), size, length };
}
