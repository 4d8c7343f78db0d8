import type { Tx } from '../../../platform/tx.ts';
import { readContents } from '../files/content-repository.ts';
import { isReference } from '../files/file-content.ts';
import type { FileSet } from '../files/file-set.ts';

/**
 * Leaves out the files of an answer that would replace a binary file by a text: a model cannot write pictures. Deleting,
 * moving and copying binary files stays possible.
 */
export async function keepBinaries(
  tx: Tx,
  before: FileSet,
  files: Readonly<Record<string, string | null>>,
): Promise<Record<string, string | null>> {
  const hashes = Object.keys(files).flatMap((path) => before.get(path)?.hash ?? []);
  const stored = await readContents(tx, hashes);
  const isKept = (path: string, content: string | null): boolean => {
    const current = stored.get(before.get(path)?.hash ?? '');
    return content !== null && current !== undefined && isReference(current) && current.content !== content;
  };
  return Object.fromEntries(Object.entries(files).filter(([path, content]) => !isKept(path, content)));
}
