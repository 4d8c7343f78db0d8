import type {
  Currency,
  Language,
  MinorAmount,
  Money,
  OrderId,
  PaymentMethod,
  PaymentStart,
} from '@kilim/contract';

/** One try to pay an order, as a provider knows it. `state` is what the provider kept from its last call. */
export interface Attempt {
  readonly id: string;
  readonly orderId: OrderId;
  /** Never used for another attempt: 24 characters `[A-Z0-9]` for the bank, `MB-XXXXXXXX` for transfers. */
  readonly reference: string;
  readonly amount: Money;
  readonly state: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface PaidAttempt extends Attempt {
  /** What the provider calls the payment: the bank's `hostrefnum`, Wise's `TRANSFER-…`. */
  readonly providerTxnId: string;
  readonly paidAt: number;
  readonly refundedMinor: MinorAmount;
}

export interface Buyer {
  readonly email: string;
  readonly ip: string;
  readonly language: Language;
}

/** What a message or an answer of the provider amounts to (payments.md §8). */
export type Verdict =
  | {
      readonly kind: 'paid';
      readonly attemptRef: string;
      /** null when the message does not sign it: the inquiry has to say it. */
      readonly amount: Money | null;
      readonly providerTxnId: string;
      readonly authCode?: string;
      readonly maskedPan?: string;
    }
  /** Only of a verified message or an inquiry. */
  | { readonly kind: 'declined'; readonly attemptRef: string; readonly code: string }
  /** Stays pending; an inquiry decides. */
  | { readonly kind: 'inconclusive'; readonly attemptRef?: string; readonly reason: string }
  /** Bad signature or shape: a row for the audit, and nothing changes. */
  | { readonly kind: 'rejected'; readonly reason: string };

export interface InboundMessage {
  readonly headers: Headers;
  readonly rawBody: Uint8Array;
}

export interface InboundAnswer {
  /** Tells a repeated message from a new one: the bank's hash, Wise's `X-Delivery-Id`. null when unsigned. */
  readonly dedupKey: string | null;
  readonly verdicts: readonly Verdict[];
  /** Wise's webhooks are hints: they ask for a look at the statement (`sweep`). */
  readonly asksForSweep: boolean;
  /** What a signed message carries unsigned: never believed, but written down where it contradicts the order. */
  readonly echo?: MessageEcho;
}

export interface MessageEcho {
  /** Digits of the minor amount as they came; null when there are none. */
  readonly amount: string | null;
  /** Names of fields that contradict the signed ones. */
  readonly contradictions: readonly string[];
}

/** Money found on the provider's side, to be matched by its reference and never by its amount alone. */
export interface FoundPayment {
  readonly providerTxnId: string;
  /** The provider's own words: may be any amount and currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly senderName: string;
  readonly referenceText: string;
  /** The reference that stands in the text, upper-cased; null when there is none or more than one. */
  readonly reference: string | null;
  readonly occurredAt: number;
}

export type RefundResult =
  | { readonly kind: 'done'; readonly reference: string }
  /** The outcome is unknown: `inquireRefund` will tell. Never sent again blindly. */
  | { readonly kind: 'pending'; readonly reference: string | null }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * A way to pay. Every call may fail with `ProviderUnreachable`, and then nothing is known; no call changes anything of
 * ours. `inquire` is the source of truth and safe to repeat.
 */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  readonly isSimulated: boolean;
  /** How long an attempt can be paid: 45 minutes with a card, 14 days by transfer. */
  readonly attemptLifetime: number;
  /** Of what a browser form posts to; joins the page's `form-action`. null when nothing is posted. */
  readonly formOrigin: string | null;
  readonly refunds: 'api' | 'manual' | 'none';
  supports(currency: Currency): boolean;
  /** A new reference of this provider's form; `random` gives bytes. */
  makeReference(random: (size: number) => Uint8Array): string;
  /** `state` is kept with the attempt. */
  start(
    attempt: Attempt,
    buyer: Buyer,
  ): Promise<{ readonly start: PaymentStart; readonly state?: Readonly<Record<string, unknown>> }>;
  /** What an open attempt still offers to a tab that comes back; null when it has to be begun anew. */
  resume(attempt: Attempt, buyer: Buyer): Promise<PaymentStart | null>;
  handleInbound(message: InboundMessage): Promise<InboundAnswer>;
  inquire(attempt: Attempt): Promise<Verdict>;
  refund(paid: PaidAttempt, amount: Money, key: string): Promise<RefundResult>;
  /** What became of a refund whose answer was lost. */
  inquireRefund(paid: PaidAttempt, amount: Money, key: string): Promise<RefundResult>;
  /** Payments of the period, for finding money without an order; epoch milliseconds. */
  sweep(from: number, to: number): Promise<readonly FoundPayment[]>;
}

/** The provider did not answer, or not in its own language: nothing is known of what it did. */
export class ProviderUnreachable extends Error {
  /** True when the request surely never left: only then may a refund be sent again. */
  readonly isUnsent: boolean;
  constructor(message: string, options: { readonly isUnsent?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProviderUnreachable';
    this.isUnsent = options.isUnsent ?? false;
  }
}
