import { limits, type SkippedFile } from '@kilim/contract';
import { cutPages, type FilePage, type WorkerJob } from '../../../platform/workers/index.ts';
import type { FileContent } from '../files/file-content.ts';
import { listEntries, readEntry } from './read-archive.ts';
import { type ReadImport, readImport } from './read-import.ts';

/** The result of reading an import without its files, which are sent separately. */
export interface ImportSummary {
  readonly name: string | null;
  readonly skipped: readonly SkippedFile[];
  readonly skippedCount: number;
}

/** Sends the files of an import to the main thread; returns the rest. */
export async function sendImport(
  { files, skipped, name }: ReadImport,
  send: (page: FilePage<FileContent>) => Promise<void>,
): Promise<ImportSummary> {
  for (const page of cutPages(files, ({ size }) => size)) await send(page);
  return { name, skipped: skipped.slice(0, limits.skippedFilesShown), skippedCount: skipped.length };
}

/** Unpacks a zip, chooses its files and hashes them in a worker thread; bytes are sent with their contents. Throws the errors of `readImport`. */
export const readArchiveJob: WorkerJob<Uint8Array, ImportSummary, never, FilePage<FileContent>> = async (
  archive,
  { send },
) => {
  const entries = listEntries(archive).map((entry) => ({
    ...entry,
    measure: async () => entry.size,
    read: () => readEntry(archive, entry),
  }));
  return sendImport(await readImport(entries), send);
};
