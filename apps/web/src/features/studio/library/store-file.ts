import { readBinaryReference } from '@kilim/app-kit';
import { sendContent } from '../api/contents.ts';
import { copyPath } from '../assets/copy-path.ts';
import type { StudioSession } from '../session/studio-session.ts';

export interface StoredFile {
  readonly path: string;
  /** Whether the project had the same file at the path before. */
  readonly wasThere: boolean;
}

async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores a file at a path of the open project, or beside it unless the same file is there. Fails with an AppError. */
export async function storeFile(
  { projectId, document, sync }: Pick<StudioSession, 'projectId' | 'document' | 'sync'>,
  wanted: string,
  blob: Blob,
  signal: AbortSignal,
): Promise<StoredFile> {
  const hash = await hashOf(blob);
  return sync.runExclusive(async () => {
    const { files } = document.getState();
    const present = files.get(wanted);
    if (present !== undefined && readBinaryReference(present.content)?.hash === hash) {
      return { path: wanted, wasThere: true };
    }
    const path = present === undefined ? wanted : copyPath(wanted, new Set(files.keys()));
    const reply = await sendContent(projectId, {
      path,
      baseHash: null,
      file: blob,
      signal,
      onProgress: () => undefined,
    });
    const { content, hash: stored } = reply.file;
    document.dispatch({ type: 'file-edited', path, content });
    document.dispatch({
      type: 'files-saved',
      revision: reply.revision,
      files: [{ path, content, hash: stored }],
    });
    return { path, wasThere: false };
  });
}
