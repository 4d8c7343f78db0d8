import type { ProjectId, TurnId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/**
 * Hides the messages of a turn and all later ones; returns their number, 0 if the turn has no message that is shown. The
 * caller's transaction must have locked the project.
 */
export async function hideMessagesFrom(
  tx: Tx,
  projectId: ProjectId,
  turnId: TurnId,
  now: number,
): Promise<number> {
  const first = await queries(tx)
    .selectFrom('messages')
    .select((eb) => eb.fn.min('position').as('position'))
    .where('project_id', '=', projectId)
    .where('turn_id', '=', turnId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (first === undefined || first.position === null) return 0;
  const result = await queries(tx)
    .updateTable('messages')
    .set({ replaced_at: now })
    .where('project_id', '=', projectId)
    .where('position', '>=', first.position)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
