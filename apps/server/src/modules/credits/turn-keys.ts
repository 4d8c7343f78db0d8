import type { TurnId } from '@kilim/contract';

// Idempotency keys of the two ledger entries of a turn.

/** Prefix of the key of the entry that closes a turn. */
export const closePrefix = 'close:';

export const reserveKey = (turnId: TurnId): string => `reserve:${turnId}`;
/** Shared by settle and release, so that a turn is closed only once. */
export const closeKey = (turnId: TurnId): string => closePrefix + turnId;
