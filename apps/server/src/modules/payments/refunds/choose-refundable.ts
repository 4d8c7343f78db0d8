import type { AttemptRecord } from '../attempts/types.ts';
import { isPaidStatus } from '../orders/order-state.ts';
import type { OrderRecord } from '../orders/types.ts';
import type { RefundRecord } from './types.ts';

/** A settled attempt that can be refunded. */
export interface Refundable {
  readonly attempt: AttemptRecord;
  /** Amount left to refund, in minor units. */
  readonly remainingMinor: number;
  /** True for a payment that was never credited: paid twice, a wrong amount, or a deleted account. */
  readonly isSurplus: boolean;
}

const sumRefunds = (refunds: readonly RefundRecord[], attempt: AttemptRecord): number =>
  refunds
    .filter((refund) => refund.attemptId === attempt.id && refund.status !== 'refused')
    .reduce((sum, refund) => sum + refund.amountMinor, 0);

/** Chooses the attempt that the next refund is taken from, a surplus first; null when nothing is left to refund. */
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
      remainingMinor: (attempt.capturedMinor ?? 0) - sumRefunds(refunds, attempt),
      isSurplus: attempt.status === 'review',
    }))
    .filter(({ remainingMinor }) => remainingMinor > 0);
  return candidates.find(({ isSurplus }) => isSurplus) ?? candidates[0] ?? null;
}
