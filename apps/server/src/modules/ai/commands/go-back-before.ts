import { AppError, type ProjectId, type TurnId, type UserId } from '@kilim/contract';
import { hideMessagesFrom } from '../messages/replaced-repository.ts';
import type { TurnPorts } from '../ports.ts';
import { findTurn, hasRunningTurn } from '../turns/repository.ts';

/**
 * Goes back to before a turn: restores the files that it started with as a new version and hides its messages and all
 * later ones (docs/rules/turns.md#going-back-in-the-chat). Throws `project_not_found`, `turn_in_progress`,
 * `turn_not_found` and `turn_version_missing`, in which case nothing was changed.
 */
export async function goBackBefore(
  ports: Pick<TurnPorts, 'projects' | 'transactions' | 'clock'>,
  userId: UserId,
  projectId: ProjectId,
  turnId: TurnId,
): Promise<void> {
  const { projects, transactions, clock } = ports;
  await projects.find(userId, projectId);
  const restored = await transactions.run(async (tx) => {
    if (!(await projects.lock(tx, projectId))) throw new AppError('project_not_found');
    if (await hasRunningTurn(tx, projectId)) throw new AppError('turn_in_progress');
    const turn = await findTurn(tx, projectId, turnId);
    if (!turn) throw new AppError('turn_not_found');
    const hidden = await hideMessagesFrom(tx, projectId, turnId, clock.now());
    if (hidden === 0) throw new AppError('turn_not_found');
    await projects.countMessages(tx, projectId, -hidden);
    const { baseRevision: revision } = turn;
    const version = revision === null ? null : await projects.restoreRevision(tx, { projectId, revision });
    if (version === null) throw new AppError('turn_version_missing');
    return version;
  });
  projects.publishFilesChanged(restored, projectId, null);
}
