import { addPromptImage, getPromptImage, type ImageAttachment, type ProjectId } from '@kilim/contract';
import { call, endpointUrl } from '../../../api/client.ts';
import { uploadFile } from '../../../api/upload-file.ts';

export interface ImageUploadRequest {
  readonly file: Blob;
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Stores an image, so that it can be attached to a prompt. Fails with an AppError. */
export function sendImage(
  projectId: ProjectId,
  { name, ...upload }: ImageUploadRequest,
): Promise<ImageAttachment> {
  return uploadFile(addPromptImage, { params: { projectId }, query: { name } }, upload);
}

/** Where the page loads an image of the chat from. */
export const imageUrl = (projectId: ProjectId, hash: string): string =>
  endpointUrl(getPromptImage, { params: { projectId, hash } });

/** The bytes of an image of the chat. Fails with an AppError. */
export const readImage = (projectId: ProjectId, hash: string): Promise<Blob> =>
  call(getPromptImage, { params: { projectId, hash } });
