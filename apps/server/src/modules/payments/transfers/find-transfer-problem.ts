import type { Transfer } from '@kilim/contract';
import type { LockedAttempt } from '../attempts/lock-attempt.ts';
import { isPaidStatus } from '../orders/order-state.ts';
import type { FoundPayment } from '../providers/payment-provider.ts';

/** A transfer that arrives this long after its attempt expired needs a decision, because prices may have changed. */
const lateAfter = 30 * 24 * 3_600_000;

/**
 * Why a payment cannot be matched automatically; null when it is exactly what the order waits for. Orders are matched
 * by reference and never by amount alone (docs/rules/wise.md#matching).
 */
export function findTransferProblem(found: FoundPayment, target: LockedAttempt | null): Transfer['problem'] {
  if (found.reference === null) return 'reference_missing';
  if (!target) return 'reference_unknown';
  const { order, attempt } = target;
  if (isPaidStatus(order.status) || attempt.providerTxnId !== null) return 'already_paid';
  if (found.currency !== order.amount.currency) return 'currency_differs';
  if (found.amountMinor !== order.amount.minor) return 'amount_differs';
  if (order.userId === null || found.occurredAt > attempt.expiresAt + lateAfter) return 'late';
  return null;
}
