import type { Transfer } from '@kilim/contract';
import { isPaidStatus } from '../orders/order-state.ts';
import type { FoundPayment } from '../providers/payment-provider.ts';
import type { AttemptRecord, OrderRecord } from '../records.ts';

/** Money that comes this long after its order lapsed is a person's decision: prices have moved on. */
const lateAfter = 30 * 24 * 3_600_000;

/**
 * Why found money cannot pay an order by itself; null when it is exactly what an order waits for. The amount alone
 * never names an order (payments.md §6).
 */
export function findTransferProblem(
  found: FoundPayment,
  target: { readonly order: OrderRecord; readonly attempt: AttemptRecord } | null,
): Transfer['problem'] {
  if (found.reference === null) return 'reference_missing';
  if (!target) return 'reference_unknown';
  const { order, attempt } = target;
  if (isPaidStatus(order.status) || attempt.providerTxnId !== null) return 'already_paid';
  if (found.currency !== order.amount.currency) return 'currency_differs';
  if (found.amountMinor !== order.amount.minor) return 'amount_differs';
  if (order.userId === null || found.occurredAt > attempt.expiresAt + lateAfter) return 'late';
  return null;
}
