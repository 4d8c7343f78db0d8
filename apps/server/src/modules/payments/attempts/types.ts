import type { AttemptStatus, Language, MinorAmount, Money, OrderId, PaymentMethod } from '@kilim/contract';
import type { OrderChange } from '../orders/order-events.ts';

/** A stored attempt. Amounts are minor units, times epoch milliseconds. */
export interface AttemptRecord {
  readonly id: string;
  readonly orderId: OrderId;
  readonly method: PaymentMethod;
  /** The provider knows the attempt by this reference. */
  readonly reference: string;
  readonly status: AttemptStatus;
  /** True for the attempt with which the order is currently being paid; at most one per order. */
  readonly isOpen: boolean;
  readonly buyer: { readonly email: string; readonly ip: string; readonly language: Language };
  readonly providerTxnId: string | null;
  readonly capturedMinor: MinorAmount | null;
  readonly authCode: string | null;
  readonly maskedPan: string | null;
  readonly declineCode: string | null;
  /** Data that the provider keeps with the attempt. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Number of inquiries made so far. */
  readonly inquiries: number;
  /** null when no further inquiry is planned. */
  readonly nextInquiryAt: number | null;
  readonly leaseUntil: number;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Whether a payment was booked on the attempt. */
export const isSettled = ({ status }: Pick<AttemptRecord, 'status'>): boolean =>
  status === 'paid' || status === 'review';

/** A payment whose arrival an inquiry, a statement or the simulation confirmed. */
export interface ConfirmedPayment {
  readonly providerTxnId: string;
  readonly amount: Money;
  readonly authCode?: string | undefined;
  readonly maskedPan?: string | undefined;
  /** Recorded in the history: `provider` or a user id. */
  readonly actor: string;
}

/** Result of booking a payment on an attempt. */
export interface Settlement {
  /** `known`: this payment was booked before; `reused`: it belongs to another attempt. */
  readonly outcome: 'paid' | 'review' | 'known' | 'reused';
  readonly orderChange: OrderChange | null;
}
