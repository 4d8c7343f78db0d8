import { AppError, documentLimits, type MessageId, type ProjectId, type UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { insertMessage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { hasRunningTurn } from '../turns/repository.ts';

export interface AddedMessage {
  readonly type: 'user' | 'ai';
  readonly content: string;
}

/**
 * Appends messages that a client wrote itself to the chat of a project. Throws `project_not_found`, `turn_in_progress`
 * and `project_too_large` for a chat that has enough of them.
 */
export async function addMessages(
  { projects, transactions, clock }: Pick<TurnPorts, 'projects' | 'transactions' | 'clock'>,
  userId: UserId,
  projectId: ProjectId,
  messages: readonly AddedMessage[],
): Promise<void> {
  const { messageCount } = await projects.find(userId, projectId);
  if (messageCount + messages.length > documentLimits.chatMaximum) throw new AppError('project_too_large');
  await transactions.run(async (tx) => {
    if (!(await projects.lock(tx, projectId))) throw new AppError('project_not_found');
    if (await hasRunningTurn(tx, projectId)) throw new AppError('turn_in_progress');
    const now = clock.now();
    for (const { type, content } of messages) {
      await insertMessage(tx, {
        id: newId<MessageId>(now),
        projectId,
        turnId: null,
        type,
        content,
        changes: null,
        metadata: null,
        error: null,
        createdAt: now,
      });
    }
    await projects.countMessages(tx, projectId, messages.length);
  });
}
