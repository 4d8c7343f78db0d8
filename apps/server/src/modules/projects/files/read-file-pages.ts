import type { Tx } from '../../../platform/tx.ts';
import type { FilePage } from '../../../platform/workers/index.ts';
import { type FileEntry, readFileParts } from './repository.ts';

/** Reads files page by page on demand, so that a queued worker task holds none of them in memory. */
export async function* readFilePages(tx: Tx, files: readonly FileEntry[]): AsyncGenerator<FilePage<string>> {
  for await (const part of readFileParts(tx, files)) {
    yield part.map(({ path, content }) => [path, content] as const);
  }
}
