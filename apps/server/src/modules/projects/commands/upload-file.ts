import type { ProjectFile, VersionId } from '@kilim/contract';
import { toUploadedContent } from '../files/binary-content.ts';
import { requirePath } from '../files/file-set.ts';
import type { WrittenFiles } from './commit-files.ts';
import type { HashedBatch } from './write-files.ts';

export interface FileUpload {
  readonly path: string;
  /** Hash of the file that is replaced; without it the path must be free. */
  readonly baseHash?: string | undefined;
  readonly bytes: Uint8Array;
  /** The tab that writes; it ignores the event of its own change. */
  readonly clientId?: string | undefined;
}

export interface UploadedFile {
  readonly revision: number;
  readonly versionId: VersionId;
  readonly file: ProjectFile;
}

export interface PreparedUpload {
  readonly batch: HashedBatch;
  present(written: WrittenFiles): UploadedFile;
}

/** Reads an uploaded file before the project is locked. Throws the errors of paths and of `toUploadedContent`. */
export function prepareUpload({ path: raw, bytes, ...upload }: FileUpload): PreparedUpload {
  const baseHash = upload.baseHash ?? null;
  const path = requirePath(raw);
  const content = toUploadedContent(path, bytes);
  return {
    batch: {
      // A replacement is a version of its own, so that the file before it can be restored.
      reason: baseHash === null ? 'create-file' : 'import',
      operations: [{ kind: 'write', path, content, baseHash }],
    },
    present: ({ revision, version, written }) => ({
      revision,
      versionId: version.id,
      file: {
        path,
        content: content.content,
        hash: content.hash,
        size: content.size,
        // The same file again is not written.
        updatedAt: written[0]?.updatedAt ?? version.savedAt,
      },
    }),
  };
}
