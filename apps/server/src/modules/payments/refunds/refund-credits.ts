import type { OrderRecord } from '../orders/types.ts';
import type { Refundable } from './choose-refundable.ts';
import type { RefundRecord } from './types.ts';

/** Input of the credit calculation; amounts in minor units. */
export interface RefundBasis {
  readonly amountMinor: number;
  readonly credits: number;
  /** Refunds of the same payment that are done or pending. */
  readonly earlierMinor: number;
  readonly earlierCredits: number;
}

/**
 * Credits that a partial refund takes back (docs/rules/refunds.md#credits). The calculation uses the sum of all
 * refunds, so that the parts of a full refund take exactly the credits bought. BigInt, because credits × amount can
 * exceed `Number.MAX_SAFE_INTEGER`.
 */
export function creditsOfRefund(basis: RefundBasis, refundMinor: number): number {
  const { amountMinor, credits, earlierMinor, earlierCredits } = basis;
  const refunded = earlierMinor + refundMinor;
  const due = Number((BigInt(credits) * BigInt(refunded)) / BigInt(amountMinor));
  return Math.max(0, due - earlierCredits);
}

/** Credits that a refund of `amountMinor` would take back from the order's buyer; 0 for a surplus. */
export function creditsForRefund(
  order: OrderRecord,
  { attempt, isSurplus }: Refundable,
  refunds: readonly RefundRecord[],
  amountMinor: number,
): number {
  if (isSurplus) return 0;
  const earlier = refunds.filter(({ attemptId, status }) => attemptId === attempt.id && status !== 'refused');
  const basis = {
    amountMinor: order.amount.minor,
    credits: order.credits,
    earlierMinor: earlier.reduce((sum, refund) => sum + refund.amountMinor, 0),
    earlierCredits: earlier.reduce((sum, refund) => sum + refund.credits, 0),
  };
  return creditsOfRefund(basis, amountMinor);
}
