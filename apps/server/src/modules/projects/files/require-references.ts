import { AppError, type ProjectId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { type FileContent, isReference } from './file-content.ts';

/**
 * Checks that the project has the bytes of every reference that is written, so that nobody reaches a file of another
 * project by its hash. The project must be locked. Throws `file_reference_unknown`.
 */
export async function requireReferences(
  tx: Tx,
  projectId: ProjectId,
  contents: Iterable<FileContent>,
): Promise<void> {
  for (const { hash, content } of [...contents].filter(isReference)) {
    const row = await queries(tx)
      .selectFrom('project_contents')
      .innerJoin('blobs', 'blobs.hash', 'project_contents.hash')
      .select('blobs.content')
      .where('project_contents.project_id', '=', projectId)
      .where('project_contents.hash', '=', hash)
      .executeTakeFirst();
    // Media type, size and sides come from the bytes, not from who writes the reference.
    if (row?.content !== content) throw new AppError('file_reference_unknown');
  }
}
