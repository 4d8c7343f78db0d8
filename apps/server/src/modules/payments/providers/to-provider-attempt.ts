import { AppError } from '@kilim/contract';
import type { AttemptRecord } from '../attempts/types.ts';
import type { OrderRecord } from '../orders/types.ts';
import type { RefundRecord } from '../refunds/types.ts';
import type { TransferRecord } from '../transfers/types.ts';
import type { Attempt, PaidAttempt } from './payment-provider.ts';

/** Converts a stored attempt to the provider's view. */
export function toProviderAttempt(order: OrderRecord, attempt: AttemptRecord): Attempt {
  return {
    id: attempt.id,
    orderId: order.id,
    reference: attempt.reference,
    amount: order.amount,
    state: attempt.state,
    createdAt: attempt.createdAt,
    expiresAt: attempt.expiresAt,
  };
}

/**
 * Converts a settled attempt to the provider's view for a refund. A payment that an administrator assigned to the order
 * (`resolved`) has its own reference and time at the provider. Throws `refund_not_possible` for an attempt without a
 * payment.
 */
export function toPaidAttempt(
  order: OrderRecord,
  attempt: AttemptRecord,
  refunds: readonly RefundRecord[],
  resolved: Pick<TransferRecord, 'referenceText' | 'occurredAt'> | null,
): PaidAttempt {
  if (attempt.providerTxnId === null || attempt.capturedMinor === null) {
    throw new AppError('refund_not_possible');
  }
  const done = refunds.filter((refund) => refund.attemptId === attempt.id && refund.status === 'done');
  // A surplus has its own booking time, which decides whether it can still be voided.
  const bookedAt = (attempt.status === 'paid' ? order.paidAt : null) ?? attempt.updatedAt;
  return {
    ...toProviderAttempt(order, attempt),
    reference: resolved?.referenceText ?? attempt.reference,
    amount: { ...order.amount, minor: attempt.capturedMinor },
    providerTxnId: attempt.providerTxnId,
    paidAt: resolved?.occurredAt ?? bookedAt,
    refundedMinor: done.reduce((sum, refund) => sum + refund.amountMinor, 0) as PaidAttempt['refundedMinor'],
  };
}
