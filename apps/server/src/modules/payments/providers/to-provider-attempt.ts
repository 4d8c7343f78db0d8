import { AppError } from '@kilim/contract';
import type { AttemptRecord, OrderRecord, RefundRecord, TransferRecord } from '../records.ts';
import type { Attempt, PaidAttempt } from './payment-provider.ts';

/** An attempt as its provider gets to see it. */
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
 * The payment that a refund belongs to. One that a person gave to the order (`resolved`) has a reference and a time of
 * its own at the provider, which knows nothing of the attempt. Throws `refund_not_possible` when the attempt brought no
 * money.
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
  // A surplus came at a time of its own: the void of a day goes by that, not by when the order was paid.
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
