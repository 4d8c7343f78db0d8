import { AppError, type ProjectId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { type FileContent, isReference } from './file-content.ts';
import { findContent } from './reference-repository.ts';

/**
 * Checks that the project has the bytes of every reference that is written, so that a hash gives no access to a file of another
 * project by its hash. The project must be locked. Throws `file_reference_unknown`.
 */
export async function requireReferences(
  tx: Tx,
  projectId: ProjectId,
  contents: Iterable<FileContent>,
): Promise<void> {
  for (const { hash, content } of [...contents].filter(isReference)) {
    const known = await findContent(tx, projectId, hash);
    // Media type, size and sides come from the bytes, not from who writes the reference.
    if (known?.content !== content) throw new AppError('file_reference_unknown');
  }
}
