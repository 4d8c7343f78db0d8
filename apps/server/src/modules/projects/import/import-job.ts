import { limits, type SkippedFile } from '@kilim/contract';
import { cutPages, type FilePage, type WorkerJob } from '../../../platform/workers/index.ts';
import type { FileContent } from '../files/file-content.ts';
import { readImport } from './read-import.ts';

/** The result of reading an archive without its files, which are sent separately. */
export interface ImportSummary {
  readonly name: string | null;
  readonly skipped: readonly SkippedFile[];
  readonly skippedCount: number;
}

/** Unpacks a zip, chooses its files and hashes them in a worker thread; bytes are sent with their contents. Throws the errors of `readImport`. */
export const readArchiveJob: WorkerJob<Uint8Array, ImportSummary, never, FilePage<FileContent>> = async (
  archive,
  { send },
) => {
  const { files, skipped, name } = await readImport(archive);
  for (const page of cutPages(files, ({ size }) => size)) await send(page);
  return { name, skipped: skipped.slice(0, limits.skippedFilesShown), skippedCount: skipped.length };
};
