import type { Credits, TurnId, UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import {
  type ClaimKey,
  type ClaimRow,
  changeClaim,
  deleteClaim,
  findClaimRow,
  insertClaim,
  listClaimsOn,
  sumOpenReservations,
} from './claim-repository.ts';
import type { Claim, Reversal } from './credits-service.ts';

/** Begins the key of the ledger row that closes a turn. */
export const closing = 'close:';

/** Told in the transaction in which a claim ends by itself. */
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

const claimOf = ({ taken, outstanding, open_turns }: ClaimRow): Claim => ({
  taken,
  outstanding,
  isOver: outstanding === 0 || open_turns === 0,
});

/**
 * What a reversal may still take. Credits that a running turn has reserved are neither spent nor there to be taken: a
 * reversal that comes meanwhile claims them, and takes what the turn gives back. Later credits are not touched.
 * Everything here is called while the balance is locked.
 */
export function createClaims({ claimEnded, append }: ClaimPorts) {
  return {
    /** Claims what is missing as far as running turns have it reserved; answers how much that is. */
    claimReserved: async (tx: Tx, reversal: Reversal, missing: number, taken: number): Promise<number> => {
      const { userId, idempotencyKey, reason } = reversal;
      const { turns, amount, position } = await sumOpenReservations(tx, userId, closing);
      const outstanding = Math.min(missing, amount);
      if (outstanding === 0) return 0;
      const claim = { reason, taken, outstanding, open_turns: turns, position };
      await insertClaim(tx, { userId, idempotencyKey }, claim);
      return outstanding;
    },
    /** Takes what a closed turn gave back, for the earliest claim first; answers the balance that is left. */
    collect: async (
      tx: Tx,
      { userId, turnId }: { readonly userId: UserId; readonly turnId: TurnId },
      freed: { readonly position: number; readonly amount: number; readonly balance: Credits },
    ): Promise<Credits> => {
      let { amount: left, balance } = freed;
      for (const claim of await listClaimsOn(tx, userId, freed.position)) {
        const key = { userId, idempotencyKey: claim.idempotency_key };
        const amount = Math.min(left, claim.outstanding);
        if (amount > 0) {
          const idempotencyKey = `${key.idempotencyKey}:${turnId}`;
          const { reason } = claim;
          balance = await append(tx, { userId, kind: 'reversal', amount: -amount, reason, idempotencyKey });
          left -= amount;
        }
        const change = {
          taken: claim.taken + amount,
          outstanding: claim.outstanding - amount,
          open_turns: claim.open_turns - 1,
        };
        await changeClaim(tx, key, change);
        if (claimOf({ ...claim, ...change }).isOver) await claimEnded(tx, key);
      }
      return balance;
    },
    findClaim: async (tx: Tx, key: ClaimKey): Promise<Claim | null> => {
      const row = await findClaimRow(tx, key);
      return row && claimOf(row);
    },
    endClaim: async (tx: Tx, key: ClaimKey): Promise<Claim | null> => {
      const row = await findClaimRow(tx, key);
      if (row) await deleteClaim(tx, key);
      return row && claimOf(row);
    },
  };
}
