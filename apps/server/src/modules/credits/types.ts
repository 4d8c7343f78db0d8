import type {
  CreditMovement,
  Credits,
  LedgerGroup,
  LedgerKind,
  ProjectId,
  TurnId,
  UserId,
} from '@kilim/contract';

/** Credits to add. */
export interface Grant {
  readonly userId: UserId;
  readonly amount: number;
  /** `reversal` returns what an earlier reversal took. */
  readonly kind: 'opening' | 'gift' | 'purchase' | 'reversal';
  readonly reason: string;
  readonly idempotencyKey: string;
}

/** Credits to set aside for a turn. */
export interface Reservation {
  readonly userId: UserId;
  readonly turnId: TurnId;
  /** Recorded with every entry of the turn. */
  readonly projectId?: ProjectId;
  readonly amount: number;
  readonly model: string;
  readonly reason: string;
}

/** Closes a turn with a charge. */
export interface Settlement {
  readonly userId: UserId;
  readonly turnId: TurnId;
  readonly charged: number;
  readonly model: string;
  readonly tokens: number;
  readonly reason: string;
}

/** Closes a turn without a charge. */
export interface Release {
  readonly userId: UserId;
  readonly turnId: TurnId;
  readonly reason: string;
}

/** Credits to take back. */
export interface Reversal {
  readonly userId: UserId;
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
}

export interface ReversalResult {
  /** Credits taken from the balance. */
  readonly taken: number;
  /** Credits reserved by running turns; at most this is taken when those turns return them. */
  readonly claimed: number;
  readonly balance: Credits;
}

/** Identifies a reversal. */
export interface ClaimKey {
  readonly userId: UserId;
  readonly idempotencyKey: string;
}

/** State of a reversal that claimed reserved credits. */
export interface Claim {
  /** Credits taken so far, at once and from closed turns. */
  readonly taken: number;
  /** At most this may still be taken. */
  readonly outstanding: number;
  /** Nothing more will be taken. */
  readonly isOver: boolean;
}

/** A stored entry of the ledger. */
export interface LedgerRecord {
  readonly id: string;
  readonly position: number;
  readonly kind: LedgerKind;
  /** Signed change of the balance. */
  readonly amount: number;
  readonly balanceAfter: Credits;
  readonly reason: string;
  readonly turnId: TurnId | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
  readonly tokens: number | null;
  /** What the turn cost, on the entry that closes it. */
  readonly charged: number | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A period in ISO times; `to` is exclusive. */
export interface LedgerSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface LedgerFilter extends LedgerSpan {
  readonly group?: LedgerGroup | undefined;
  readonly projectId?: ProjectId | undefined;
  readonly model?: string | undefined;
}

export interface LedgerPage {
  readonly entries: CreditMovement[];
  readonly nextCursor: string | null;
}

/** Credits used and bought within 15 minutes. */
export interface UsageBucket {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** Negative when more was returned from reservations than was taken. */
  readonly used: number;
  readonly bought: number;
}
