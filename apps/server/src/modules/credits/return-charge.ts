import type { Credits, ProjectId, TurnId, UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import { findTurnCharge } from './turn-charge-repository.ts';
import { returnKey } from './turn-keys.ts';

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
