import type { Tx } from '../../platform/tx.ts';
import type { FilePage } from '../../platform/workers/index.ts';
import { type FileEntry, readFileParts } from './file-repository.ts';

/** Reads the files page by page when they are asked for, so that work that waits for its turn holds none of them. */
export async function* readFilePages(tx: Tx, files: readonly FileEntry[]): AsyncGenerator<FilePage<string>> {
  for await (const part of readFileParts(tx, files)) {
    yield part.map(({ path, content }) => [path, content] as const);
  }
}
