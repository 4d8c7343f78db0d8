import { type ChosenFile, chooseFiles, isSourcePath } from '@kilim/app-kit';
import { AppError, limits, type SkippedFile } from '@kilim/contract';
import { Zip, ZipPassThrough } from 'fflate';
import type { FolderFile } from './project-folder.ts';

export interface PackedFolder {
  /** An uncompressed zip, at most as large as an imported one may be. */
  readonly archive: Blob;
  /** Files that are not in the archive. */
  readonly skipped: readonly SkippedFile[];
}

/** Bytes that an entry adds to the archive besides its content and twice its path. */
const entryOverhead = 128;

interface Wanted {
  readonly files: readonly ChosenFile<FolderFile>[];
  readonly skipped: readonly SkippedFile[];
}

/** Leaves out what the server would leave out, so that it does not count for the size of the archive. */
function skipLarge(files: readonly ChosenFile<FolderFile>[]): Wanted {
  const skipped: SkippedFile[] = [];
  const wanted = files.filter(({ path, entry: { file } }) => {
    const actual = file?.size ?? 0;
    if (isSourcePath(path) && actual > limits.bytesPerFile) {
      throw new AppError('file_too_large', { params: { path, actual, limit: limits.bytesPerFile } });
    }
    if (actual <= limits.bytesPerBinaryFile) return true;
    skipped.push({ path, reason: 'large' });
    return false;
  });
  return { files: wanted, skipped };
}

function requireSmall(files: readonly ChosenFile<FolderFile>[]): void {
  const sizeOf = ({ entry: { name, file } }: ChosenFile<FolderFile>): number =>
    (file?.size ?? 0) + 6 * name.length + entryOverhead;
  const actual = files.reduce((sum, file) => sum + sizeOf(file), 0);
  if (actual <= limits.importArchiveMaximum) return;
  throw new AppError('project_too_large', { params: { actual, limit: limits.bytesPerProject } });
}

/** Reads a file at a time, so that a click in between is handled. Null when it changed or vanished after it was listed. */
async function readBytes(file: File | null): Promise<Uint8Array | null> {
  try {
    return file === null ? null : new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Packs the project files of a folder for upload, chosen by the rules of docs/rules/import.md. Throws the errors of
 * `chooseFiles`, `file_too_large`, `project_too_large` and the reason of the signal.
 */
export async function packFolder(listed: readonly FolderFile[], signal: AbortSignal): Promise<PackedFolder> {
  const chosen = chooseFiles(listed);
  const { files, skipped } = skipLarge(chosen.files);
  requireSmall(files);
  const unreadable: SkippedFile[] = [];
  const chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const { path, entry } of files) {
    const bytes = await readBytes(entry.file);
    signal.throwIfAborted();
    if (bytes === null) {
      unreadable.push({ path, reason: 'unreadable' });
      continue;
    }
    const packed = new ZipPassThrough(entry.name);
    zip.add(packed);
    packed.push(bytes, true);
  }
  zip.end();
  return {
    archive: new Blob(chunks, { type: 'application/zip' }),
    skipped: [...chosen.skipped, ...skipped, ...unreadable],
  };
}
