import type { BucketFile } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { FileRecord } from './file-record.ts';

/** A file in the client SDK's form. Clients take all parts for the end of the upload, so it is shown only then. */
export function presentFile(file: FileRecord): BucketFile {
  const isComplete = file.state === 'complete';
  return {
    $id: file.id,
    bucketId: file.bucketId,
    $createdAt: toTimestamp(file.createdAt),
    $updatedAt: toTimestamp(file.updatedAt),
    $permissions: [...file.permissions],
    name: file.name,
    signature: file.signature,
    mimeType: file.mediaType,
    sizeOriginal: file.size,
    sizeActual: file.size,
    chunksTotal: file.partsTotal,
    chunksUploaded: isComplete ? file.partsTotal : Math.min(file.partsStored, file.partsTotal - 1),
    encryption: false,
    compression: 'none',
    folder: '',
    key: '',
  };
}
