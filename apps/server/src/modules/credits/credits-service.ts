import type {
  CreditStatus,
  Credits,
  CreditUsage,
  Language,
  LedgerEntry,
  LedgerGroup,
  ProjectId,
  TurnId,
  UserId,
} from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { ClaimKey } from './claim-repository.ts';

export type { ClaimKey };

export interface Grant {
  readonly userId: UserId;
  readonly amount: number;
  /** `reversal` gives back what an earlier reversal took. */
  readonly kind: 'opening' | 'gift' | 'purchase' | 'reversal';
  readonly reason: string;
  readonly idempotencyKey: string;
}

export interface Reservation {
  readonly userId: UserId;
  readonly turnId: TurnId;
  /** Whose answer it is; everything that closes the turn is noted for it too. */
  readonly projectId?: ProjectId;
  readonly amount: number;
  readonly model: string;
  readonly reason: string;
}

export interface Settlement {
  readonly userId: UserId;
  readonly turnId: TurnId;
  readonly charged: number;
  readonly model: string;
  readonly tokens: number;
  readonly reason: string;
}

export interface Release {
  readonly userId: UserId;
  readonly turnId: TurnId;
  readonly reason: string;
}

/** ISO times; from the first on, up to before the second. */
export interface LedgerSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface LedgerFilter extends LedgerSpan {
  readonly group?: LedgerGroup | undefined;
  readonly projectId?: ProjectId | undefined;
  readonly model?: string | undefined;
}

export interface Reversal {
  readonly userId: UserId;
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
}

export interface Reversed {
  readonly taken: number;
  /** At most this is taken later, of what running turns give back. */
  readonly claimed: number;
  readonly balance: Credits;
}

/** What a reversal has taken so far, at once and of what turns gave back. */
export interface Claim {
  readonly taken: number;
  /** At most this may still come. */
  readonly outstanding: number;
  /** Nothing more will come. */
  readonly isOver: boolean;
}

export interface LedgerPage {
  readonly entries: LedgerEntry[];
  readonly nextCursor: string | null;
}

/** What a quarter of an hour took and brought. */
export interface UsageBucket {
  readonly startsAt: number;
  /** Negative when more came back from reservations than was taken. */
  readonly used: number;
  readonly bought: number;
}

/** Balance = sum of the ledger, never below zero. Every change answers the balance after it. */
export interface CreditsService {
  /** Throws `user_not_found`. */
  status(userId: UserId): Promise<CreditStatus>;
  list(
    userId: UserId,
    page: LedgerFilter & { limit: number; cursor?: string | undefined },
  ): Promise<LedgerPage>;
  /** The filtered ledger as CSV, newest first, piece by piece. */
  exportLedger(
    userId: UserId,
    filter: LedgerFilter,
    language: Language,
  ): { fileName: string; chunks: AsyncIterable<Uint8Array> };
  /** What answers cost, by project and by model. */
  use(userId: UserId, span: LedgerSpan): Promise<CreditUsage>;
  /** Use since a moment, and how many answers were ever charged. */
  usage(userId: UserId, since: number): Promise<{ buckets: UsageBucket[]; conversations: number }>;
  /** Locks the user until the transaction ends, for callers that lock a turn next. Throws `user_not_found`. */
  lock(tx: Tx, userId: UserId): Promise<void>;
  /** Takes the amount away until the turn is closed; throws `credits_insufficient` {balance, requested}. */
  reserve(tx: Tx, reservation: Reservation): Promise<Credits>;
  /** Closes the turn: gives back what was reserved and not charged. A second close changes nothing. */
  settle(tx: Tx, settlement: Settlement): Promise<Credits>;
  /** Closes the turn without a charge. A second close, or one of a turn that reserved nothing, changes nothing. */
  release(tx: Tx, release: Release): Promise<Credits>;
  /** Adds credits once per idempotency key; 0 writes nothing. */
  grant(tx: Tx, grant: Grant): Promise<Credits>;
  /**
   * Takes credits back once per idempotency key, at most what is there: the balance never falls below zero. What is
   * missing and reserved by running turns is claimed: as far as they give it back, it is taken then. A repetition
   * answers what was taken so far.
   */
  reverse(tx: Tx, reversal: Reversal): Promise<Reversed>;
  /** null when the reversal claimed nothing, or its claim was ended. */
  findClaim(tx: Tx, key: ClaimKey): Promise<Claim | null>;
  /** Gives a claim up and answers what it took; null when there is none. */
  endClaim(tx: Tx, key: ClaimKey): Promise<Claim | null>;
  /** Tells every tab of the person the balance; call it after the commit. */
  announce(userId: UserId): Promise<void>;
}
