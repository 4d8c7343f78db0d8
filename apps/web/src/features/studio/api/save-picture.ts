import { type Project, type ProjectId, setProjectPreview } from '@kilim/contract';
import { uploadFile } from '../../../api/upload-file.ts';

/** Replaces the picture of the project's first screen; the server checks what the app's frame has made. */
export function savePicture(
  projectId: ProjectId,
  picture: ArrayBuffer,
  signal: AbortSignal,
): Promise<Project> {
  const file = new Blob([picture]);
  return uploadFile(
    setProjectPreview,
    { params: { projectId } },
    { file, signal, onProgress: () => undefined },
  );
}
