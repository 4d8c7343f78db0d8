import type {
  BillingDetails,
  Language,
  MinorAmount,
  Money,
  OrderId,
  OrderStatus,
  PaymentEventKind,
  PaymentMethod,
  Plan,
  ReviewReason,
  UserId,
} from '@kilim/contract';
import type { StoredConsents } from '../checkout/consents.ts';

/** A stored order. Amounts are minor units, times epoch milliseconds. */
export interface OrderRecord {
  readonly id: OrderId;
  /** null once the buyer's account is deleted. */
  readonly userId: UserId | null;
  /** Snapshot of the plan at the time of the order. */
  readonly plan: Plan;
  readonly amount: Money;
  readonly credits: number;
  /** Percent included in the amount. */
  readonly taxRate: number;
  readonly method: PaymentMethod;
  readonly isSimulated: boolean;
  readonly status: OrderStatus;
  readonly reviewReason: ReviewReason | null;
  readonly refundedMinor: MinorAmount;
  readonly billingDetails: BillingDetails;
  readonly consents: StoredConsents;
  readonly language: Language;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly createdAt: number;
  readonly paidAt: number | null;
}

/** One entry of the append-only history of an order. */
export interface HistoryEventRecord {
  readonly id: string;
  readonly kind: PaymentEventKind;
  readonly fromStatus: OrderStatus | null;
  readonly toStatus: OrderStatus | null;
  readonly detail: string;
  /** `system`, `provider` or a user id. */
  readonly actor: string;
  readonly createdAt: number;
}

/** The signed-in buyer as the session describes them. */
export interface BuyerSession {
  readonly userId: UserId;
  readonly email: string;
  readonly ip: string;
}
