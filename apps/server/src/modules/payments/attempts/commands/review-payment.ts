import { type Money, type PaymentEventKind, type ReviewReason } from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import { isPaidStatus, nextStatus, receiptStatusOf } from '../../orders/order-state.ts';
import { updateOrder } from '../../orders/repository.ts';
import type { OrderRecord } from '../../orders/types.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { insertTransfer } from '../../transfers/repository.ts';
import type { TransferRecord } from '../../transfers/types.ts';
import type { LockedAttempt } from '../lock-attempt.ts';
import { saveConfirmedPayment } from '../save-confirmed-payment.ts';
import type { ConfirmedPayment, Settlement } from '../types.ts';

const reviewKinds: Readonly<Record<ReviewReason, PaymentEventKind>> = {
  amount_mismatch: 'amount-mismatched',
  duplicate_payment: 'duplicate-payment',
  late_payment: 'owner-gone',
};

/** Why an administrator has to review a payment before it is credited; null when it pays the order as expected. */
export function findReviewReason(order: OrderRecord, amount: Money): ReviewReason | null {
  if (isPaidStatus(order.status)) return 'duplicate_payment';
  if (amount.minor !== order.amount.minor || amount.currency !== order.amount.currency) {
    return 'amount_mismatch';
  }
  return order.userId === null ? 'late_payment' : null;
}

/** Adds a payment that cannot be credited to the administrators' list of unmatched transfers. */
export async function queueForReview(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: LockedAttempt,
  payment: ConfirmedPayment,
  reason: ReviewReason,
): Promise<void> {
  const now = ports.clock.now();
  const isSameCurrency = payment.amount.currency === order.amount.currency;
  const mismatch = isSameCurrency ? 'amount_differs' : 'currency_differs';
  const problems: Readonly<Record<ReviewReason, TransferRecord['problem']>> = {
    amount_mismatch: mismatch,
    duplicate_payment: 'already_paid',
    late_payment: 'late',
  };
  await insertTransfer(tx, {
    id: newId(now),
    method: attempt.method,
    providerTxnId: payment.providerTxnId,
    amountMinor: payment.amount.minor,
    currency: payment.amount.currency,
    senderName: order.billingDetails.name,
    referenceText: attempt.reference,
    status: 'unmatched',
    problem: problems[reason],
    orderId: order.id,
    note: '',
    occurredAt: now,
    createdAt: now,
  });
}

/** Books a payment without crediting it and marks order and attempt for review. */
export async function markForReview(
  ports: PaymentsPorts,
  tx: Tx,
  locked: LockedAttempt,
  payment: ConfirmedPayment,
  reviewReason: ReviewReason,
): Promise<Settlement> {
  const { order, attempt } = locked;
  const now = ports.clock.now();
  await saveConfirmedPayment(ports, tx, attempt, payment, 'review');
  await queueForReview(ports, tx, locked, payment, reviewReason);
  // A paid order stays paid; only the surplus is under review.
  const status = isPaidStatus(order.status)
    ? order.status
    : (nextStatus(order.status, 'mismatch') ?? order.status);
  await updateOrder(tx, order.id, order.status, { status, reviewReason }, now);
  await ports.receipts.change(tx, order.id, { status: receiptStatusOf(status, order.refundedMinor) });
  const detail = `${payment.amount.minor} ${payment.amount.currency}`;
  const moved = { fromStatus: order.status, toStatus: status };
  const kind = reviewKinds[reviewReason];
  await appendHistoryEvent(tx, { orderId: order.id, kind, detail, actor: payment.actor, ...moved }, now);
  return {
    outcome: 'review',
    orderChange: { userId: order.userId, orderId: order.id, status, isBalanceChanged: false },
  };
}
