import type { ProjectId, TurnId, UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { closeKey, returnKey } from './turn-keys.ts';

/** What a closed turn cost, as its closing entry says. */
export interface TurnCharge {
  readonly charged: number;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
  readonly isReturned: boolean;
}

/** The charge of a closed turn of the user, or null while it is open. Call it while the balance is locked. */
export async function findTurnCharge(tx: Tx, userId: UserId, turnId: TurnId): Promise<TurnCharge | null> {
  const rows = await queries(tx)
    .selectFrom('credit_ledger')
    .select(['idempotency_key', 'charged', 'project_id', 'model'])
    .where('idempotency_key', 'in', [closeKey(turnId), returnKey(turnId)])
    .where('user_id', '=', userId)
    .execute();
  const closing = rows.find(({ idempotency_key }) => idempotency_key === closeKey(turnId));
  if (!closing) return null;
  return {
    charged: closing.charged ?? 0,
    projectId: closing.project_id as ProjectId | null,
    model: closing.model,
    isReturned: rows.length > 1,
  };
}
