import type {
  AttemptStatus,
  BillingDetails,
  Currency,
  Language,
  MinorAmount,
  Money,
  OrderId,
  OrderStatus,
  PaymentEventKind,
  PaymentMethod,
  Plan,
  ReviewReason,
  Transfer,
  TransferStatus,
  UserId,
} from '@kilim/contract';
import type { StoredConsents } from './checkout/consents.ts';

// Rows as the module knows them; amounts are minor units, times epoch milliseconds.

export interface OrderRecord {
  readonly id: OrderId;
  /** null once the owner's account is gone. */
  readonly userId: UserId | null;
  /** As it was when it was ordered. */
  readonly plan: Plan;
  readonly amount: Money;
  readonly credits: number;
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

export interface AttemptRecord {
  readonly id: string;
  readonly orderId: OrderId;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly status: AttemptStatus;
  /** Whether it is the one that the order is being paid with. */
  readonly isOpen: boolean;
  readonly buyer: { readonly email: string; readonly ip: string; readonly language: Language };
  readonly providerTxnId: string | null;
  readonly capturedMinor: MinorAmount | null;
  readonly authCode: string | null;
  readonly maskedPan: string | null;
  readonly declineCode: string | null;
  readonly state: Readonly<Record<string, unknown>>;
  readonly inquiries: number;
  readonly nextInquiryAt: number | null;
  readonly leaseUntil: number;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface RefundRecord {
  readonly id: string;
  readonly orderId: OrderId;
  readonly attemptId: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly amountMinor: MinorAmount;
  readonly credits: number;
  /** Credits that the balance no longer held. */
  readonly shortfall: number;
  readonly status: 'pending' | 'done' | 'refused';
  readonly providerReference: string | null;
  readonly refusalCode: string | null;
  readonly reason: string;
  readonly requestedBy: UserId | null;
  readonly nextInquiryAt: number | null;
  readonly leaseUntil: number;
  readonly createdAt: number;
}

export interface TransferRecord {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly providerTxnId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly senderName: string;
  readonly referenceText: string;
  readonly status: TransferStatus;
  readonly problem: Transfer['problem'];
  readonly orderId: OrderId | null;
  readonly note: string;
  readonly occurredAt: number;
  readonly createdAt: number;
}

export interface EventRecord {
  readonly id: string;
  readonly kind: PaymentEventKind;
  readonly fromStatus: OrderStatus | null;
  readonly toStatus: OrderStatus | null;
  readonly detail: string;
  readonly actor: string;
  readonly createdAt: number;
}

export const moneyOf = (minor: number, currency: string): Money => ({
  minor: minor as MinorAmount,
  currency: currency as Currency,
});
