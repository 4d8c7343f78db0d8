import type { Tx } from '../../../platform/tx.ts';
import type { FilePage } from '../../../platform/workers/index.ts';
import { isReference } from './file-content.ts';
import { readBytesOf } from './parts-repository.ts';
import { type FileEntry, type FileRecord, readFileParts } from './repository.ts';

/** A text, or the bytes of a binary file. */
export type FileData = string | Uint8Array;

/**
 * Reads files page by page on demand, so that a queued worker task holds none of them in memory. A binary file is a page
 * of its own.
 */
export async function* readFilePages(
  tx: Tx,
  files: readonly FileEntry[],
): AsyncGenerator<FilePage<FileData>> {
  for await (const part of readFileParts(tx, files)) {
    const binaries: FileRecord[] = [];
    const texts: (readonly [string, string])[] = [];
    for (const file of part) {
      if (isReference(file)) binaries.push(file);
      else texts.push([file.path, file.content]);
    }
    if (texts.length > 0) yield texts;
    for (const { path, hash, size } of binaries) yield [[path, await readBytesOf(tx, hash, size)]];
  }
}
