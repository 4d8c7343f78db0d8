import type { Credits, ProjectId, TurnId, UserId } from '@kilim/contract';
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

/** Reason of the ledger entries that return the price of a turn; shown as a text of its own. */
export const returnReason = 'turn-returned';

interface ReturnPorts {
  readonly lock: (tx: Tx, userId: UserId) => Promise<Credits>;
  readonly append: (
    tx: Tx,
    entry: {
      readonly userId: UserId;
      readonly kind: 'reversal';
      readonly amount: number;
      readonly reason: string;
      readonly idempotencyKey: string;
      readonly turnId: TurnId;
      readonly projectId: ProjectId | null;
      readonly model: string | null;
    },
  ) => Promise<Credits>;
}

/** Returns what a closed turn cost, once per turn: docs/rules/credits.md#returned-charges */
export function createReturnCharge({ lock, append }: ReturnPorts) {
  return async (
    tx: Tx,
    { userId, turnId }: { readonly userId: UserId; readonly turnId: TurnId },
  ): Promise<Credits> => {
    const balance = await lock(tx, userId);
    const charge = await findTurnCharge(tx, userId, turnId);
    if (charge === null || charge.isReturned || charge.charged === 0) return balance;
    const { charged: amount, projectId, model } = charge;
    const idempotencyKey = returnKey(turnId);
    const entry = { userId, kind: 'reversal', amount, reason: returnReason, idempotencyKey } as const;
    return append(tx, { ...entry, turnId, projectId, model });
  };
}
