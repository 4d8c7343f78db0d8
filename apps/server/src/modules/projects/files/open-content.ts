import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { findProject } from '../repository.ts';
import { isReference } from './file-content.ts';
import { readParts } from './parts-repository.ts';
import { findContent } from './reference-repository.ts';

/** A binary file that is read while it is sent. */
export interface OpenContent {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Opens the bytes of a binary file in any version of a project. Throws `project_not_found`, and `file_not_found` for a hash
 * that the project does not contain or that is the hash of a text.
 */
export async function openContent(
  tx: Tx,
  {
    userId,
    projectId,
    hash,
  }: { readonly userId: UserId; readonly projectId: ProjectId; readonly hash: string },
): Promise<OpenContent> {
  if (!(await findProject(tx, userId, projectId))) throw new AppError('project_not_found');
  const found = await findContent(tx, projectId, hash);
  if (!found || !isReference(found))
    throw new AppError('file_not_found', { params: { path: hash.slice(0, 8) } });
  return { size: found.size, chunks: readParts(tx, hash, found.size) };
}
