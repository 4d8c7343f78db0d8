import type { MinorAmount } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { listAttempts } from '../attempts/repository.ts';
import type { AttemptRecord } from '../attempts/types.ts';
import type { OrderChange } from '../orders/order-events.ts';
import { isPaidStatus, nextStatus, receiptStatusOf, statusAfterRefunds } from '../orders/order-state.ts';
import { updateOrder } from '../orders/repository.ts';
import type { OrderRecord } from '../orders/types.ts';
import type { PaymentsPorts } from '../ports.ts';
import { dismissUnmatched } from '../transfers/repository.ts';
import { refundNote } from './receipt-notes.ts';
import { hasOpenClaim } from './refund-claims.ts';
import { listRefunds } from './repository.ts';
import type { RefundRecord } from './types.ts';

/** Recalculates status and refunded amount of a locked order after a refund started or ended, and its receipt. */
export async function updateOrderAfterRefund(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  note?: string,
): Promise<OrderChange> {
  const refunds = await listRefunds(tx, order.id);
  const attempts = await listAttempts(tx, [order.id]);
  const paid = attempts.find(({ status }) => status === 'paid');
  const refundedOf = (attempt: AttemptRecord): number =>
    refunds
      .filter(({ status, attemptId }) => status === 'done' && attemptId === attempt.id)
      .reduce((sum, refund) => sum + refund.amountMinor, 0);
  // A provider that refunded twice returned more than was paid; the order shows at most its amount.
  const refundedMinor = Math.min(order.amount.minor, paid ? refundedOf(paid) : 0) as MinorAmount;
  const surplus = attempts.filter(({ status }) => status === 'review');
  const openSurplus = surplus.filter((attempt) => refundedOf(attempt) < (attempt.capturedMinor ?? 0));
  for (const { method, providerTxnId } of surplus.filter((attempt) => !openSurplus.includes(attempt))) {
    if (providerTxnId !== null) await dismissUnmatched(tx, { method, providerTxnId }, note ?? '');
  }
  const pendingRefunds = refunds.filter(
    ({ status, attemptId }) => status === 'pending' && attemptId === paid?.id,
  ).length;
  const statusWithoutPayment = openSurplus.length === 0 ? nextStatus(order.status, 'refund-surplus') : null;
  const status = isPaidStatus(order.status)
    ? statusAfterRefunds({ amountMinor: order.amount.minor, refundedMinor, pendingRefunds })
    : (statusWithoutPayment ?? order.status);
  const now = ports.clock.now();
  const reviewReason = openSurplus.length === 0 ? null : order.reviewReason;
  await updateOrder(tx, order.id, order.status, { status, refundedMinor, reviewReason }, now);
  await ports.receipts.change(tx, order.id, {
    status: receiptStatusOf(status, refundedMinor),
    refundedMinor,
    ...(note !== undefined && { note }),
  });
  return { userId: order.userId, orderId: order.id, status, isBalanceChanged: true };
}

/** Receipt note of a completed refund. A shortfall is included only if no claim can still reduce it. */
export async function composeRefundNote(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<string> {
  const shortfall = (await hasOpenClaim(ports, tx, order, refund)) ? 0 : refund.shortfall;
  return refundNote(order.language, { ...refund, shortfall });
}
