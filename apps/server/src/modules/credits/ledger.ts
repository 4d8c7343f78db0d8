import {
  AppError,
  type Credits,
  type LedgerKind,
  type ProjectId,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { Tx } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { type ClaimEnded, createClaims } from './claims.ts';
import {
  appendLedgerRecord,
  changeBalance,
  findAmountByKey,
  findBalance,
  findReservation,
  lockBalance,
} from './ledger-repository.ts';
import { createReturnCharge } from './return-charge.ts';
import { closeKey, reserveKey } from './turn-keys.ts';
import type {
  Claim,
  ClaimKey,
  Grant,
  Release,
  Reservation,
  Reversal,
  ReversalResult,
  Settlement,
} from './types.ts';

/** Operations that change a balance, each in the caller's transaction. They return the new balance. */
export interface Ledger {
  /** Locks the user until the transaction ends, for callers that lock a turn next. Throws `user_not_found`. */
  lock(tx: Tx, userId: UserId): Promise<void>;
  /** Reserves credits until the turn is closed. Throws `credits_insufficient` with balance and requested amount. */
  reserve(tx: Tx, reservation: Reservation): Promise<Credits>;
  /** Closes the turn and returns the reserved credits that were not charged. Closing it again changes nothing. */
  settle(tx: Tx, settlement: Settlement): Promise<Credits>;
  /** Closes the turn without a charge. Closing it again, or a turn without a reservation, changes nothing. */
  release(tx: Tx, release: Release): Promise<Credits>;
  /** Returns what a closed turn cost, as an entry of its own and once per turn. */
  returnCharge(tx: Tx, turn: { readonly userId: UserId; readonly turnId: TurnId }): Promise<Credits>;
  /** Adds credits once per idempotency key; 0 writes no entry. */
  grant(tx: Tx, grant: Grant): Promise<Credits>;
  /**
   * Takes credits back once per idempotency key, at most the balance. Missing credits that running turns have reserved
   * are claimed and taken when the turns return them. Repeating the call returns what was taken so far.
   */
  reverse(tx: Tx, reversal: Reversal): Promise<ReversalResult>;
  /** null when the reversal has no claim, or its claim was ended. */
  findClaim(tx: Tx, key: ClaimKey): Promise<Claim | null>;
  /** Ends a claim and returns its last state; null when there is none. */
  endClaim(tx: Tx, key: ClaimKey): Promise<Claim | null>;
}

interface Entry {
  readonly userId: UserId;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
  readonly turnId?: TurnId;
  readonly projectId?: ProjectId | null;
  readonly model?: string | null;
  readonly tokens?: number;
  readonly charged?: number;
}

function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not a number of credits: ${amount}`);
}

export function createLedger(
  clock: Clock,
  claimEnded: ClaimEnded,
  audit?: Pick<SecurityRecorder, 'record'>,
): Ledger {
  const append = async (tx: Tx, entry: Entry): Promise<Credits> => {
    const now = clock.now();
    const balanceAfter = await changeBalance(tx, entry.userId, entry.amount, now);
    if (balanceAfter === null) {
      const balance = await findBalance(tx, entry.userId);
      if (balance === null) throw new AppError('user_not_found');
      throw new AppError('credits_insufficient', { params: { balance, requested: -entry.amount } });
    }
    await appendLedgerRecord(tx, {
      id: newId(),
      userId: entry.userId,
      kind: entry.kind,
      amount: entry.amount,
      balanceAfter,
      reason: entry.reason,
      turnId: entry.turnId ?? null,
      projectId: entry.projectId ?? null,
      model: entry.model ?? null,
      tokens: entry.tokens ?? null,
      charged: entry.charged ?? null,
      idempotencyKey: entry.idempotencyKey,
      createdAt: now,
    });
    return balanceAfter;
  };

  const lock = async (tx: Tx, userId: UserId): Promise<Credits> => {
    const balance = await lockBalance(tx, userId);
    if (balance === null) throw new AppError('user_not_found');
    return balance;
  };

  /** Appends the closing entry of a turn. `amountOf` gets the reserved credits, or null without a reservation. */
  const close = async (
    tx: Tx,
    entry: Omit<Entry, 'amount' | 'idempotencyKey'> & { readonly turnId: TurnId },
    amountOf: (reserved: number | null) => number | null,
  ): Promise<Credits> => {
    const balance = await lock(tx, entry.userId);
    const key = closeKey(entry.turnId);
    if ((await findAmountByKey(tx, entry.userId, key)) !== null) return balance;
    const reservation = await findReservation(tx, entry.userId, reserveKey(entry.turnId));
    const reserved = reservation === null ? null : -reservation.amount;
    const amount = amountOf(reserved);
    if (amount === null) return balance;
    const charged = (reserved ?? amount) - amount;
    const { projectId = null, model = null } = reservation ?? {};
    const after = await append(tx, { model, ...entry, projectId, amount, charged, idempotencyKey: key });
    return reservation === null ? after : collect(tx, entry, { ...reservation, amount, balance: after });
  };

  const { collect, claimReserved, findClaim, endClaim } = createClaims({ append, claimEnded });

  return {
    lock: async (tx, userId) => void (await lock(tx, userId)),
    reserve: async (tx, { userId, turnId, projectId, amount, model, reason }) => {
      requireWhole(amount);
      const entry = { userId, kind: 'reserve', amount: 0 - amount, model, reason, turnId } as const;
      return append(tx, { ...entry, projectId: projectId ?? null, idempotencyKey: reserveKey(turnId) });
    },
    settle: async (tx, { userId, turnId, charged, model, tokens, reason }) => {
      requireWhole(charged);
      return close(tx, { userId, kind: 'settle', model, tokens, reason, turnId }, (reserved) => {
        if (reserved === null || charged > reserved)
          throw new RangeError(
            `Turn ${turnId} cannot be charged ${charged} of ${reserved} reserved credits.`,
          );
        return reserved - charged;
      });
    },
    release: async (tx, { userId, turnId, reason }) =>
      close(tx, { userId, kind: 'release', reason, turnId }, (reserved) => reserved),
    returnCharge: createReturnCharge({ lock, append }),
    grant: async (tx, { userId, amount, kind, reason, idempotencyKey }) => {
      requireWhole(amount);
      const balance = await lock(tx, userId);
      const isDone = amount === 0 || (await findAmountByKey(tx, userId, idempotencyKey)) !== null;
      if (isDone) return balance;
      if (kind === 'gift') {
        await audit?.record(tx, { kind: 'credits-gifted', userId, detail: { credits: amount } });
      }
      return append(tx, { userId, kind, amount, reason, idempotencyKey });
    },
    reverse: async (tx, reversal) => {
      const { userId, amount, reason, idempotencyKey } = reversal;
      requireWhole(amount);
      const balance = await lock(tx, userId);
      const claim = await findClaim(tx, reversal);
      if (claim) return { taken: claim.taken, claimed: claim.outstanding, balance };
      const earlier = await findAmountByKey(tx, userId, idempotencyKey);
      if (earlier !== null) return { taken: -earlier, claimed: 0, balance };
      const taken = Math.min(amount, balance);
      const entry = { userId, kind: 'reversal', amount: -taken, reason, idempotencyKey } as const;
      const after = taken === 0 ? balance : await append(tx, entry);
      const claimed = taken === amount ? 0 : await claimReserved(tx, reversal, amount - taken, taken);
      return { taken, claimed, balance: after };
    },
    findClaim,
    endClaim: async (tx, key) => {
      await lock(tx, key.userId);
      return endClaim(tx, key);
    },
  };
}
