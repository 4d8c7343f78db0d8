import type { TurnId } from '@kilim/contract';

// Idempotency keys of the ledger entries of a turn.

/** Prefix of the key of the entry that closes a turn. */
export const closePrefix = 'close:';

export const reserveKey = (turnId: TurnId): string => `reserve:${turnId}`;
/** Shared by settle and release, so that a turn is closed only once. */
export const closeKey = (turnId: TurnId): string => closePrefix + turnId;

/** Key of the entry that returns what a turn cost. */
export const returnKey = (turnId: TurnId): string => `return:${turnId}`;

/** Begins the turn ids of what a client used itself; ids of real turns are hexadecimal. */
export const clientTurnPrefix = 'use-';
