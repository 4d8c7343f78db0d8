import { AppError, type Project, type ProjectId, type TurnId, type UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { copyMessagesUntil } from '../messages/copy-repository.ts';
import type { TurnPorts } from '../ports.ts';
import { listAttachedImages } from '../prompt/describe-attachments.ts';
import { findTurn } from '../turns/repository.ts';

/**
 * Creates a project with the files and the chat as they were after a turn (docs/rules/turns.md#fork). Throws
 * `project_not_found`, `turn_not_found`, `turn_in_progress` while the turn runs, `turn_version_missing` and the errors of
 * a new project.
 */
export async function forkProject(
  ports: Pick<TurnPorts, 'projects' | 'transactions'>,
  userId: UserId,
  projectId: ProjectId,
  turnId: TurnId,
): Promise<Project> {
  const { projects, transactions } = ports;
  await projects.find(userId, projectId);
  const turn = await findTurn(transactions.outside, projectId, turnId);
  if (!turn) throw new AppError('turn_not_found');
  if (turn.isRunning) throw new AppError('turn_in_progress');
  const { versionId, baseRevision } = turn;
  if (versionId === null && baseRevision === null) throw new AppError('turn_version_missing');
  const at = versionId === null ? { revision: baseRevision ?? 0 } : { versionId };
  return projects.fork(userId, projectId, at, async (tx, copy, now) => {
    const makeId = () => newId<never>(now);
    const { count, attachments } = await copyMessagesUntil(tx, {
      projectId,
      turnId,
      copyId: copy.id,
      makeId,
    });
    const hashes = listAttachedImages(attachments).map(({ hash }) => hash);
    await projects.images.copy(tx, { userId, from: projectId, to: copy.id, hashes });
    if (count > 0) await projects.countMessages(tx, copy.id, count);
    return count;
  });
}
