import { AppError, attachmentLimits, createBucketFile, deleteBucketFile, megabyte } from '@kilim/contract';
import { call } from '../../api/client.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { bucketId } from './file-urls.ts';

// Files of tickets on the server: docs/rules/support.md#attachments

/** Throws for a file that the server would not accept, before it is sent. */
function requireAllowed({ size }: File): void {
  if (size === 0) throw new AppError('storage_file_empty');
  const limit = attachmentLimits.bytesPerFile;
  if (size > limit) throw new AppError('storage_invalid_file_size', { params: { limit: limit / megabyte } });
}

/** Stores a file and returns its id. Fails with an AppError. */
export async function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string> {
  requireAllowed(file);
  const form = new FormData();
  form.set('fileId', 'unique()');
  form.set('file', file, file.name);
  const stored = await uploadFile(
    createBucketFile,
    { params: { bucketId } },
    { file: form, signal, onProgress },
  );
  return stored.$id;
}

export const deleteFile = (fileId: string): Promise<unknown> =>
  call(deleteBucketFile, { params: { bucketId, fileId } });
