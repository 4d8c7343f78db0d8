import { AppError, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { presentProject } from '../present.ts';
import { findProject } from '../repository.ts';

export interface RepeatableInput {
  readonly userId: UserId;
  readonly id?: ProjectId | undefined;
}

/** Errors of a creation that lost against the same request in another tab or process. */
const lostErrors = new Set(['project_already_exists', 'project_creation_too_fast', 'project_limit_reached']);

/** Creates a project unless the user has a live one with this id, which is returned instead. */
export async function createOnce(
  tx: Tx,
  { userId, id }: RepeatableInput,
  create: () => Promise<Project>,
): Promise<Project> {
  if (id === undefined) return create();
  const known = await findProject(tx, userId, id);
  if (known !== null) return presentProject(known);
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof AppError) || !lostErrors.has(error.type)) throw error;
    const created = await findProject(tx, userId, id);
    if (created === null) throw error;
    return presentProject(created);
  }
}
