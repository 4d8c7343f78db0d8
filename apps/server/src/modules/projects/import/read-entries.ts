import { isCodePath } from '@kilim/app-kit';
import { AppError, limits, type SkippedFile } from '@kilim/contract';
import { decodeText, toBinaryContent } from '../files/binary-content.ts';
import type { FileContent } from '../files/file-content.ts';
import type { ChosenFile } from './choose-files.ts';
import { type ArchiveEntry, readEntry } from './read-archive.ts';

/** What was read from an archive: texts and binary files by path. */
export interface ReadEntries {
  readonly texts: Readonly<Record<string, string>>;
  readonly binaries: ReadonlyMap<string, FileContent>;
  readonly skipped: readonly SkippedFile[];
}

const sourceEnding = /\.(?:json|jsonc|md|mdx|txt|css|scss|html|xml|svg|ya?ml|graphql|csv|env)$/i;
const isSource = (path: string): boolean => isCodePath(path) || sourceEnding.test(path);
// Above the limit of a project, because some files are left out only when they are read.
const readBytesMaximum = 2 * limits.bytesPerProject;

function requireSmallText(path: string, size: number): void {
  if (size <= limits.bytesPerFile) return;
  throw new AppError('file_too_large', { params: { path, actual: size, limit: limits.bytesPerFile } });
}

/** Null for a binary file that is too large, or a picture with too many pixels. */
function readBinary(path: string, bytes: Uint8Array): FileContent | null {
  try {
    return toBinaryContent(path, bytes);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Unpacks the chosen files of an archive, at most twice the size of a project, and reports files that are left out. Throws
 * `import_archive_invalid`, `file_too_large` and `project_too_large`.
 */
export async function readEntries(
  archive: Uint8Array,
  files: readonly ChosenFile<ArchiveEntry>[],
): Promise<ReadEntries> {
  const skipped: SkippedFile[] = [];
  const readable = files.filter(({ path, entry }) => {
    if (isSource(path)) requireSmallText(path, entry.size);
    if (entry.size <= limits.bytesPerBinaryFile) return true;
    skipped.push({ path, reason: 'large' });
    return false;
  });
  const stated = readable.reduce((sum, { entry }) => sum + entry.size, 0);
  if (stated > readBytesMaximum) {
    throw new AppError('project_too_large', { params: { actual: stated, limit: limits.bytesPerProject } });
  }
  const texts: [string, string][] = [];
  const binaries = new Map<string, FileContent>();
  for (const { path, entry } of readable) {
    const bytes = await readEntry(archive, entry);
    const text = decodeText(bytes);
    if (text !== null) {
      requireSmallText(path, bytes.byteLength);
      texts.push([path, text]);
    } else if (isSource(path)) skipped.push({ path, reason: 'binary' });
    else {
      const content = readBinary(path, bytes);
      if (content) binaries.set(path, content);
      else skipped.push({ path, reason: 'large' });
    }
  }
  return { texts: Object.fromEntries(texts), binaries, skipped };
}
