import { type ChosenFile, isSourcePath } from '@kilim/app-kit';
import { AppError, limits, type SkippedFile } from '@kilim/contract';
import { decodeText, toBinaryContent } from '../files/binary-content.ts';
import type { FileContent } from '../files/file-content.ts';
import type { ImportEntry } from './import-entry.ts';

/** What was read: texts and binary files by path. */
export interface ReadEntries {
  readonly texts: Readonly<Record<string, string>>;
  readonly binaries: ReadonlyMap<string, FileContent>;
  readonly skipped: readonly SkippedFile[];
}

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
 * Reads the chosen files, at most twice the size of a project, and reports files that are left out. Throws the errors of
 * the entries, `file_too_large` and `project_too_large`.
 */
export async function readEntries(files: readonly ChosenFile<ImportEntry>[]): Promise<ReadEntries> {
  const skipped: SkippedFile[] = [];
  const readable: ChosenFile<ImportEntry>[] = [];
  let stated = 0;
  for (const file of files) {
    const size = await file.entry.measure();
    if (isSourcePath(file.path)) requireSmallText(file.path, size);
    if (size > limits.bytesPerBinaryFile) skipped.push({ path: file.path, reason: 'large' });
    else {
      readable.push(file);
      stated += size;
    }
  }
  if (stated > readBytesMaximum) {
    throw new AppError('project_too_large', { params: { actual: stated, limit: limits.bytesPerProject } });
  }
  const texts: [string, string][] = [];
  const binaries = new Map<string, FileContent>();
  for (const { path, entry } of readable) {
    const bytes = await entry.read();
    const text = decodeText(bytes);
    if (text !== null) {
      requireSmallText(path, bytes.byteLength);
      texts.push([path, text]);
    } else if (isSourcePath(path)) skipped.push({ path, reason: 'binary' });
    else {
      const content = readBinary(path, bytes);
      if (content) binaries.set(path, content);
      else skipped.push({ path, reason: 'large' });
    }
  }
  return { texts: Object.fromEntries(texts), binaries, skipped };
}
