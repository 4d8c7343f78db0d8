import type { ProjectId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { FileContent } from './file-content.ts';

/** A content that any version of the project has; null for any other hash. */
export async function findContent(tx: Tx, projectId: ProjectId, hash: string): Promise<FileContent | null> {
  const row = await queries(tx)
    .selectFrom('project_contents')
    .innerJoin('blobs', 'blobs.hash', 'project_contents.hash')
    .select(['blobs.content', 'blobs.size', 'blobs.hash'])
    .where('project_contents.project_id', '=', projectId)
    .where('project_contents.hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}
