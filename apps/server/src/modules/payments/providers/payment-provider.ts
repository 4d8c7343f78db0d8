import type {
  Currency,
  Language,
  MinorAmount,
  Money,
  OrderId,
  PaymentMethod,
  PaymentStart,
} from '@kilim/contract';

/** One try to pay an order, as a provider sees it. Times are epoch milliseconds. */
export interface Attempt {
  readonly id: string;
  readonly orderId: OrderId;
  /** Unique: 24 characters `[A-Z0-9]` for the bank, `MB-XXXXXXXX` for transfers. */
  readonly reference: string;
  readonly amount: Money;
  /** What the provider returned from `start`. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface PaidAttempt extends Attempt {
  /** The provider's number of the payment: the bank's `hostrefnum`, Wise's `TRANSFER-…`. */
  readonly providerTxnId: string;
  readonly paidAt: number;
  readonly refundedMinor: MinorAmount;
}

export interface Buyer {
  readonly email: string;
  readonly ip: string;
  readonly language: Language;
}

/** What a provider's message or answer means for an attempt (docs/rules/payments.md#verdicts). */
export type Verdict =
  | {
      readonly kind: 'paid';
      readonly attemptRef: string;
      /** null when the message does not sign the amount; the inquiry then has to report it. */
      readonly amount: Money | null;
      readonly providerTxnId: string;
      readonly authCode?: string;
      readonly maskedPan?: string;
    }
  /** Only from a verified message or an inquiry. */
  | { readonly kind: 'declined'; readonly attemptRef: string; readonly code: string }
  /** The attempt stays pending until an inquiry decides. */
  | { readonly kind: 'inconclusive'; readonly attemptRef?: string; readonly reason: string }
  /** Bad signature or shape. The message is recorded and changes nothing. */
  | { readonly kind: 'rejected'; readonly reason: string };

export interface InboundMessage {
  readonly headers: Headers;
  readonly rawBody: Uint8Array;
}

export interface InboundResult {
  /** Equal for repeated deliveries of one message: the bank's hash, Wise's `X-Delivery-Id`. null when unsigned. */
  readonly dedupKey: string | null;
  readonly verdicts: readonly Verdict[];
  /** Whether the statement has to be read; Wise's webhooks carry no payer reference. */
  readonly triggersSweep: boolean;
  /** Unsigned fields of a signed message. They are recorded where they contradict the order, and never used. */
  readonly unsignedFields?: UnsignedFields;
}

export interface UnsignedFields {
  /** Digits of the minor amount as received; null when there are none. */
  readonly amount: string | null;
  /** Names of fields that contradict the signed ones. */
  readonly mismatches: readonly string[];
}

/** A payment in the provider's list. It is matched by its reference, never by its amount alone. */
export interface FoundPayment {
  readonly providerTxnId: string;
  /** As listed by the provider; may be any amount and currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly senderName: string;
  readonly referenceText: string;
  /** The reference found in the text, in upper case; null when there is none or more than one. */
  readonly reference: string | null;
  readonly occurredAt: number;
}

export type RefundResult =
  | { readonly kind: 'done'; readonly reference: string }
  /** The outcome is unknown: `inquireRefund` has to find it. A pending refund is never sent again. */
  | { readonly kind: 'pending'; readonly reference: string | null }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * A payment method. Every call may throw `ProviderUnreachable`, which leaves the outcome unknown. No call changes our
 * database. `inquire` is the source of truth and may be repeated.
 */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  readonly isSimulated: boolean;
  /** How long an attempt can be paid, in milliseconds: 45 minutes by card, 14 days by transfer. */
  readonly attemptLifetime: number;
  /** Origin that a browser form posts to, for the page's `form-action`; null when nothing is posted. */
  readonly formOrigin: string | null;
  readonly refunds: 'api' | 'manual' | 'none';
  supports(currency: Currency): boolean;
  /** Creates a reference in the provider's format; `random` returns random bytes. */
  makeReference(random: (size: number) => Uint8Array): string;
  /** Starts a payment. The returned `state` is stored with the attempt. */
  start(
    attempt: Attempt,
    buyer: Buyer,
  ): Promise<{ readonly start: PaymentStart; readonly state?: Readonly<Record<string, unknown>> }>;
  /** What a started attempt still offers to a returning browser tab; null when a new attempt is needed. */
  resume(attempt: Attempt, buyer: Buyer): Promise<PaymentStart | null>;
  /** Verifies a message from outside and returns what it means. */
  handleInbound(message: InboundMessage): Promise<InboundResult>;
  /** Asks the provider for the state of an attempt. */
  inquire(attempt: Attempt): Promise<Verdict>;
  refund(paid: PaidAttempt, amount: Money, key: string): Promise<RefundResult>;
  /** Asks for the outcome of a refund whose answer was lost. */
  inquireRefund(paid: PaidAttempt, amount: Money, key: string): Promise<RefundResult>;
  /** Lists the payments of a period (epoch milliseconds), to find those that no message reported. */
  sweep(from: number, to: number): Promise<readonly FoundPayment[]>;
}

/** The provider did not answer, or its answer is unreadable; what it did is unknown. */
export class ProviderUnreachable extends Error {
  /** True when the request surely never left; only then may a refund be sent again. */
  readonly isUnsent: boolean;
  constructor(message: string, options: { readonly isUnsent?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProviderUnreachable';
    this.isUnsent = options.isUnsent ?? false;
  }
}
