import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { deleteHeld } from '../held/repository.ts';
import { deleteMessages } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { hasRunningTurn } from '../turns/repository.ts';

/** Deletes the chat of a project. Throws `project_not_found` and `turn_in_progress`. */
export async function clearMessages(
  { projects, transactions }: Pick<TurnPorts, 'projects' | 'transactions'>,
  userId: UserId,
  projectId: ProjectId,
): Promise<void> {
  await projects.find(userId, projectId);
  await transactions.run(async (tx) => {
    if (!(await projects.lock(tx, projectId))) throw new AppError('project_not_found');
    if (await hasRunningTurn(tx, projectId)) throw new AppError('turn_in_progress');
    const count = await deleteMessages(tx, projectId);
    await deleteHeld(tx, projectId);
    await projects.images.deleteUsed(tx, projectId);
    if (count > 0) await projects.countMessages(tx, projectId, -count);
  });
}
