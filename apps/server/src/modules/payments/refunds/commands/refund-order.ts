import { createHash } from 'node:crypto';
import {
  AppError,
  type EndpointInput,
  type OrderId,
  type refundOrder as refundEndpoint,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import { type OrderChange, publishOrderChanged } from '../../orders/order-events.ts';
import { lockOrder } from '../../orders/repository.ts';
import type { OrderRecord } from '../../orders/types.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { findProvider, isTransferProvider } from '../../providers/find-provider.ts';
import { chooseRefundable, type Refundable } from '../choose-refundable.ts';
import { refundLedgerKey } from '../refund-claims.ts';
import { creditsForRefund } from '../refund-credits.ts';
import { refundLeaseTime } from '../refund-inquiry-schedule.ts';
import { insertRefund, listRefunds } from '../repository.ts';
import { keepRefundPending, requestRefund } from '../request-refund.ts';
import type { RefundRecord } from '../types.ts';
import { composeRefundNote, updateOrderAfterRefund } from '../update-order-after-refund.ts';
import { closeRefund } from './close-refund.ts';

export type RefundRequest = EndpointInput<typeof refundEndpoint>['body'];

const hashRequest = ({ amountMinor, reason, manualReference }: RefundRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([amountMinor, reason, manualReference]))
    .digest('hex');

/** Whether the refund is a manual transfer, which needs the reference of that transfer. */
function checkManualReference(
  ports: PaymentsPorts,
  { attempt }: Refundable,
  request: RefundRequest,
): { readonly isManual: boolean } {
  const provider = findProvider(ports, attempt.method);
  if (!provider || provider.refunds === 'none') throw new AppError('refund_not_possible');
  const isManual = isTransferProvider(provider);
  if (isManual && request.manualReference === null) throw new AppError('refund_reference_required');
  return { isManual };
}

/** Takes the credits from the ledger. Returns how many neither the balance nor a running turn's reservation held. */
async function takeCredits(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  { credits, idempotencyKey }: { readonly credits: number; readonly idempotencyKey: string },
): Promise<{ readonly shortfall: number }> {
  if (order.userId === null) return { shortfall: credits };
  const { taken, claimed } = await ports.credits.reverse(tx, {
    userId: order.userId,
    amount: credits,
    reason: 'refund',
    idempotencyKey: refundLedgerKey({ orderId: order.id, idempotencyKey }),
  });
  return { shortfall: credits - taken - claimed };
}

interface RecordedRefund {
  readonly refund: RefundRecord;
  /** False when an earlier request with the same key recorded it. */
  readonly isNew: boolean;
  readonly orderChange: OrderChange | null;
}

/**
 * Takes the credits and inserts the refund before the provider is asked, so that a crash cannot lose it. A manual
 * refund is done at once.
 */
async function recordRefund(
  ports: PaymentsPorts,
  adminId: UserId,
  orderId: OrderId,
  request: RefundRequest,
): Promise<RecordedRefund> {
  return ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('order_not_found');
    const refunds = await listRefunds(tx, orderId);
    const requestHash = hashRequest(request);
    const known = refunds.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
    if (known) {
      if (known.requestHash !== requestHash) throw new AppError('refund_key_reused');
      return { refund: known, isNew: false, orderChange: null };
    }
    const refundable = chooseRefundable(order, await listAttempts(tx, [orderId]), refunds);
    if (!refundable) throw new AppError('refund_not_possible');
    const { amountMinor, idempotencyKey, reason } = request;
    // Two pending refunds of one payment could not be told apart in the provider's books.
    const hasPending = refunds.some(
      ({ status, attemptId }) => status === 'pending' && attemptId === refundable.attempt.id,
    );
    if (hasPending) throw new AppError('refund_in_progress');
    if (amountMinor === 0 || amountMinor > refundable.remainingMinor) throw new AppError('refund_too_large');
    const { isManual } = checkManualReference(ports, refundable, request);
    const credits = creditsForRefund(order, refundable, refunds, amountMinor);
    const { shortfall } = await takeCredits(ports, tx, order, { credits, idempotencyKey });
    const now = ports.clock.now();
    const refund: RefundRecord = {
      id: newId(now),
      orderId,
      attemptId: refundable.attempt.id,
      idempotencyKey,
      requestHash,
      amountMinor,
      credits,
      shortfall,
      status: isManual ? 'done' : 'pending',
      providerReference: isManual ? request.manualReference : null,
      refusalCode: null,
      reason,
      requestedBy: adminId,
      // If this process dies before the provider answers, another one makes the inquiry.
      nextInquiryAt: isManual ? null : now + refundLeaseTime,
      // No inquiry while the request is under way: the provider would not list the refund yet.
      leaseUntil: isManual ? 0 : now + refundLeaseTime,
      createdAt: now,
    };
    await insertRefund(tx, refund);
    const note = isManual ? await composeRefundNote(ports, tx, order, refund) : undefined;
    const orderChange = await updateOrderAfterRefund(ports, tx, order, note);
    const moved = { fromStatus: order.status, toStatus: orderChange.status };
    const detail = `${amountMinor} ${order.amount.currency}`;
    const kind = isManual ? 'refund-done' : 'refund-asked';
    await appendHistoryEvent(tx, { orderId, kind, detail, actor: adminId, ...moved }, now);
    await ports.audit?.record(tx, {
      kind: 'refund-requested',
      userId: order.userId,
      detail: { target: orderId, amountMinor, currency: order.amount.currency },
    });
    return { refund, isNew: true, orderChange };
  });
}

/**
 * Refunds an order (docs/rules/refunds.md). The credits are taken first and returned if the provider refuses; an
 * unknown outcome stays pending until an inquiry. The same key never refunds twice, and refunds never exceed the
 * payment.
 */
export async function refundOrder(
  ports: PaymentsPorts,
  adminId: UserId,
  orderId: OrderId,
  request: RefundRequest,
): Promise<void> {
  const { refund, isNew, orderChange } = await recordRefund(ports, adminId, orderId, request);
  if (!isNew) {
    if (refund.status === 'refused') {
      throw new AppError('refund_refused', { params: { code: refund.refusalCode ?? '' } });
    }
    return;
  }
  await publishOrderChanged(ports, orderChange);
  if (refund.status === 'done') return;
  const reply = await requestRefund(ports, refund, 'send');
  if (reply.kind === 'pending') return keepRefundPending(ports, refund, { isFirst: true });
  const result = reply.kind === 'unsent' ? ({ kind: 'refused', code: 'unreachable' } as const) : reply;
  await publishOrderChanged(ports, await closeRefund(ports, refund, result, adminId));
  if (reply.kind === 'unsent') throw new AppError('payment_provider_unreachable');
  if (reply.kind === 'refused') throw new AppError('refund_refused', { params: { code: reply.code } });
}
