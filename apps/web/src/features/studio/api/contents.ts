import type { BinaryReference } from '@kilim/app-kit';
import { downloadProjectContent, type ProjectFile, type ProjectId, uploadProjectFile } from '@kilim/contract';
import { call, endpointUrl } from '../../../api/client.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { readThroughCache } from '../../../storage/content-cache.ts';

/** The bytes of a binary file of a project, with its media type. Fails with an AppError. */
export async function readContent(projectId: ProjectId, reference: BinaryReference): Promise<Blob> {
  const given = { params: { projectId, hash: reference.hash } };
  const blob = await readThroughCache(endpointUrl(downloadProjectContent, given), () =>
    call(downloadProjectContent, given),
  );
  // The server sends no type, so that a browser that opens the address runs nothing.
  return blob.slice(0, blob.size, reference.mediaType);
}

export interface ContentUpload {
  readonly path: string;
  /** Hash of the file that is replaced; null for a new one. */
  readonly baseHash: string | null;
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

export interface UploadResult {
  readonly revision: number;
  readonly file: ProjectFile;
}

/** Stores a file of the device at a path of the project. Fails with an AppError. */
export function sendContent(
  projectId: ProjectId,
  { path, baseHash, file, signal, onProgress }: ContentUpload,
): Promise<UploadResult> {
  const query = { path, ...(baseHash === null ? {} : { baseHash }) };
  return uploadFile(uploadProjectFile, { params: { projectId }, query }, { file, signal, onProgress });
}
