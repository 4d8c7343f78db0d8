import type { Tx } from '../../../../platform/tx.ts';
import { appendHistoryEvent, listHistoryEvents } from '../../orders/history-repository.ts';
import { nextStatus, receiptStatusOf } from '../../orders/order-state.ts';
import { updateOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { inquiryFactsOf, isExpired, nextInquiryAt } from '../inquiry-schedule.ts';
import { type LockedAttempt, lockAttempt } from '../lock-attempt.ts';
import { findAttemptByTransaction, listAttempts, updateAttempt } from '../repository.ts';
import { saveConfirmedPayment } from '../save-confirmed-payment.ts';
import { type ConfirmedPayment, isSettled, type Settlement } from '../types.ts';
import { expireAttempt } from './expire-attempt.ts';
import { findReviewReason, markForReview, queueForReview } from './review-payment.ts';

/** Kind of the job that mails the receipt of a paid order. */
export const paidMailJob = 'payment-paid-mail';

/** Marks the order paid, credits it and queues the receipt mail. */
async function payOrder(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: LockedAttempt,
  payment: ConfirmedPayment,
): Promise<Settlement> {
  const now = ports.clock.now();
  const status = nextStatus(order.status, 'confirm');
  const { userId } = order;
  if (status === null || userId === null)
    throw new Error(`Order ${order.id} cannot be paid in status ${order.status}.`);
  for (const other of await listAttempts(tx, [order.id])) {
    if (other.isOpen && other.id !== attempt.id) {
      await updateAttempt(tx, other.id, { status: 'abandoned', isOpen: false }, now);
    }
  }
  await saveConfirmedPayment(ports, tx, attempt, payment, 'paid');
  const patch = { status, paidAt: now, reviewReason: null };
  // The order is locked, so this must succeed; otherwise nothing may be credited.
  if (!(await updateOrder(tx, order.id, order.status, patch, now)))
    throw new Error(`Order ${order.id} changed while it was locked.`);
  await ports.receipts.change(tx, order.id, {
    status: receiptStatusOf(status, 0),
    paidAt: now,
    transactionId: payment.providerTxnId,
  });
  await ports.credits.grant(tx, {
    userId,
    amount: order.credits,
    kind: 'purchase',
    reason: 'purchase',
    idempotencyKey: `purchase:${order.id}`,
  });
  await appendHistoryEvent(
    tx,
    {
      orderId: order.id,
      kind: order.status === 'failed' || order.status === 'expired' ? 'paid-late' : 'paid',
      fromStatus: order.status,
      toStatus: status,
      detail: payment.providerTxnId,
      actor: payment.actor,
    },
    now,
  );
  await ports.jobs.enqueue(
    tx,
    paidMailJob,
    { orderId: order.id },
    { uniqueKey: `${paidMailJob}:${order.id}` },
  );
  return { outcome: 'paid', orderChange: { userId, orderId: order.id, status, isBalanceChanged: true } };
}

/**
 * Rejects a payment that is already booked on another attempt. This attempt keeps waiting for its own payment; the
 * history records the duplicate once.
 */
async function rejectReusedPayment(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: LockedAttempt,
  payment: ConfirmedPayment,
): Promise<Settlement> {
  const now = ports.clock.now();
  const detail = `reused ${payment.providerTxnId}`;
  const recorded = await listHistoryEvents(tx, order.id);
  if (!recorded.some((event) => event.kind === 'duplicate-payment' && event.detail === detail)) {
    const event = { orderId: order.id, kind: 'duplicate-payment', detail, actor: payment.actor } as const;
    await appendHistoryEvent(tx, event, now);
  }
  if (isSettled(attempt)) {
    await updateAttempt(tx, attempt.id, { nextInquiryAt: null, leaseUntil: 0 }, now);
    return { outcome: 'reused', orderChange: null };
  }
  const facts = inquiryFactsOf(attempt, now, ports.jitter());
  const patch = { inquiries: attempt.inquiries + 1, nextInquiryAt: nextInquiryAt(facts), leaseUntil: 0 };
  await updateAttempt(tx, attempt.id, patch, now);
  const mustExpire = attempt.isOpen && isExpired(facts);
  return {
    outcome: 'reused',
    orderChange: mustExpire ? await expireAttempt(ports, tx, { order, attempt }) : null,
  };
}

/** Records a second payment on an attempt that is already settled, and queues it for review. */
async function recordSecondPayment(
  ports: PaymentsPorts,
  tx: Tx,
  locked: LockedAttempt,
  payment: ConfirmedPayment,
): Promise<Settlement> {
  const { order, attempt } = locked;
  const now = ports.clock.now();
  const detail = `second ${payment.providerTxnId}`;
  const event = { orderId: order.id, kind: 'duplicate-payment', detail, actor: payment.actor } as const;
  await appendHistoryEvent(tx, event, now);
  const reviewReason = 'duplicate_payment';
  await updateOrder(tx, order.id, order.status, { reviewReason }, now);
  await queueForReview(ports, tx, locked, payment, reviewReason);
  await updateAttempt(tx, attempt.id, { nextInquiryAt: null, leaseUntil: 0 }, now);
  return { outcome: 'known', orderChange: null };
}

/**
 * Books a confirmed payment on an attempt: order, attempt, receipt, ledger and history in the caller's transaction. An
 * order becomes paid only here. Repeating the call changes nothing; a payment that does not match is kept for review.
 */
export async function settleAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  attemptId: string,
  payment: ConfirmedPayment,
): Promise<Settlement> {
  const locked = await lockAttempt(tx, attemptId);
  if (!locked) return { outcome: 'known', orderChange: null };
  const { order, attempt } = locked;
  const booked = await findAttemptByTransaction(tx, attempt.method, payment.providerTxnId);
  if (booked?.id === attempt.id) return { outcome: 'known', orderChange: null };
  if (booked) return rejectReusedPayment(ports, tx, locked, payment);
  if (isSettled(attempt)) return recordSecondPayment(ports, tx, locked, payment);
  const reason = findReviewReason(order, payment.amount);
  return reason ? markForReview(ports, tx, locked, payment, reason) : payOrder(ports, tx, locked, payment);
}
