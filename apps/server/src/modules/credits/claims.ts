import type { Credits, TurnId, UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import {
  type ClaimRecord,
  deleteClaim,
  findClaim,
  insertClaim,
  listClaimsOn,
  sumOpenReservations,
  updateClaim,
} from './claim-repository.ts';
import { closePrefix } from './turn-keys.ts';
import type { Claim, ClaimKey, Reversal } from './types.ts';

/** Called inside the transaction that completes a claim. */
export type ClaimEnded = (tx: Tx, claim: ClaimKey) => Promise<void>;

export interface ClaimPorts {
  readonly claimEnded: ClaimEnded;
  readonly append: (
    tx: Tx,
    entry: {
      readonly userId: UserId;
      readonly kind: 'reversal';
      readonly amount: number;
      readonly reason: string;
      readonly idempotencyKey: string;
    },
  ) => Promise<Credits>;
}

const toClaim = ({ taken, outstanding, openTurns }: Omit<ClaimRecord, 'idempotencyKey'>): Claim => ({
  taken,
  outstanding,
  isOver: outstanding === 0 || openTurns === 0,
});

/**
 * Claims of reversals on reserved credits (docs/rules/credits.md#claims). Credits that a running turn has reserved
 * cannot be taken; a reversal claims them and takes what the turn returns, but nothing that was reserved later. Call
 * these functions while the balance is locked.
 */
export function createClaims({ claimEnded, append }: ClaimPorts) {
  return {
    /** Claims missing credits as far as running turns have reserved them; returns the claimed number. */
    claimReserved: async (tx: Tx, reversal: Reversal, missing: number, taken: number): Promise<number> => {
      const { userId, idempotencyKey, reason } = reversal;
      const { turns, amount, position } = await sumOpenReservations(tx, userId, closePrefix);
      const outstanding = Math.min(missing, amount);
      if (outstanding === 0) return 0;
      const claim = { idempotencyKey, reason, taken, outstanding, openTurns: turns, position };
      await insertClaim(tx, userId, claim);
      return outstanding;
    },
    /** Takes the credits that a closed turn returned, for the earliest claim first; returns the remaining balance. */
    collect: async (
      tx: Tx,
      { userId, turnId }: { readonly userId: UserId; readonly turnId: TurnId },
      returned: { readonly position: number; readonly amount: number; readonly balance: Credits },
    ): Promise<Credits> => {
      let { amount: left, balance } = returned;
      for (const claim of await listClaimsOn(tx, userId, returned.position)) {
        const key = { userId, idempotencyKey: claim.idempotencyKey };
        const amount = Math.min(left, claim.outstanding);
        if (amount > 0) {
          const idempotencyKey = `${key.idempotencyKey}:${turnId}`;
          const { reason } = claim;
          balance = await append(tx, { userId, kind: 'reversal', amount: -amount, reason, idempotencyKey });
          left -= amount;
        }
        const patch = {
          taken: claim.taken + amount,
          outstanding: claim.outstanding - amount,
          openTurns: claim.openTurns - 1,
        };
        await updateClaim(tx, key, patch);
        if (toClaim({ ...claim, ...patch }).isOver) await claimEnded(tx, key);
      }
      return balance;
    },
    findClaim: async (tx: Tx, key: ClaimKey): Promise<Claim | null> => {
      const record = await findClaim(tx, key);
      return record && toClaim(record);
    },
    endClaim: async (tx: Tx, key: ClaimKey): Promise<Claim | null> => {
      const record = await findClaim(tx, key);
      if (record) await deleteClaim(tx, key);
      return record && toClaim(record);
    },
  };
}
