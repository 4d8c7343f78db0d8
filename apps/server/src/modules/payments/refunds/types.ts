import type { MinorAmount, OrderId, UserId } from '@kilim/contract';

/** A stored refund. Amounts are minor units, times epoch milliseconds. */
export interface RefundRecord {
  readonly id: string;
  readonly orderId: OrderId;
  readonly attemptId: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly amountMinor: MinorAmount;
  /** Credits that belong to the refunded amount. */
  readonly credits: number;
  /** Credits of those that the balance no longer held. */
  readonly shortfall: number;
  readonly status: 'pending' | 'done' | 'refused';
  readonly providerReference: string | null;
  readonly refusalCode: string | null;
  readonly reason: string;
  readonly requestedBy: UserId | null;
  /** null when no further inquiry is planned. */
  readonly nextInquiryAt: number | null;
  readonly leaseUntil: number;
  readonly createdAt: number;
}
