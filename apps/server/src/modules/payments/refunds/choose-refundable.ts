import { isPaidStatus } from '../orders/order-state.ts';
import type { AttemptRecord, OrderRecord, RefundRecord } from '../records.ts';

/** A payment that money can go back from, and what is left of it in minor units. */
export interface Refundable {
  readonly attempt: AttemptRecord;
  readonly remainingMinor: number;
  /** Money that brought no credits: paid twice, a wrong amount, or nobody to credit. */
  readonly isSurplus: boolean;
}

const sumOf = (refunds: readonly RefundRecord[], attempt: AttemptRecord): number =>
  refunds
    .filter((refund) => refund.attemptId === attempt.id && refund.status !== 'refused')
    .reduce((sum, refund) => sum + refund.amountMinor, 0);

/** Where a refund comes from: what was paid too much goes back first; null when there is nothing left. */
export function chooseRefundable(
  order: OrderRecord,
  attempts: readonly AttemptRecord[],
  refunds: readonly RefundRecord[],
): Refundable | null {
  const candidates = attempts
    .filter(
      (attempt) => attempt.status === 'review' || (attempt.status === 'paid' && isPaidStatus(order.status)),
    )
    .map((attempt) => ({
      attempt,
      remainingMinor: (attempt.capturedMinor ?? 0) - sumOf(refunds, attempt),
      isSurplus: attempt.status === 'review',
    }))
    .filter(({ remainingMinor }) => remainingMinor > 0);
  return candidates.find(({ isSurplus }) => isSurplus) ?? candidates[0] ?? null;
}
