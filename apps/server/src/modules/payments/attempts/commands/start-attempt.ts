import { AppError, type OrderId, type PaymentStart } from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import { moveOrder } from '../../orders/move-order.ts';
import { publishOrderChanged } from '../../orders/order-events.ts';
import { findOrder } from '../../orders/repository.ts';
import type { OrderRecord } from '../../orders/types.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { type PaymentProvider, ProviderUnreachable } from '../../providers/payment-provider.ts';
import { toProviderAttempt } from '../../providers/to-provider-attempt.ts';
import { firstInquiryAt } from '../inquiry-schedule.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { findAttempt, insertAttempt, updateAttempt } from '../repository.ts';
import type { AttemptRecord } from '../types.ts';

/** Inserts a new open attempt. The caller must have closed any earlier one. */
export async function createAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  provider: PaymentProvider,
  buyer: AttemptRecord['buyer'],
): Promise<AttemptRecord> {
  const now = ports.clock.now();
  const expiresAt = now + provider.attemptLifetime;
  const attempt: AttemptRecord = {
    id: newId(now),
    orderId: order.id,
    method: provider.method,
    reference: provider.makeReference(ports.randomBytes),
    status: 'created',
    isOpen: true,
    buyer,
    providerTxnId: null,
    capturedMinor: null,
    authCode: null,
    maskedPan: null,
    declineCode: null,
    state: {},
    inquiries: 0,
    nextInquiryAt: firstInquiryAt({ createdAt: now, expiresAt, jitter: ports.jitter() }),
    leaseUntil: 0,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  };
  await insertAttempt(tx, attempt);
  const event = { orderId: order.id, kind: 'attempt-created', detail: attempt.reference } as const;
  await appendHistoryEvent(tx, { ...event, actor: order.userId ?? 'system' }, now);
  return attempt;
}

async function recordStartFailure(
  ports: PaymentsPorts,
  orderId: OrderId,
  error: ProviderUnreachable,
): Promise<never> {
  const event = { orderId, kind: 'attempt-start-failed', detail: error.message, actor: 'system' } as const;
  await appendHistoryEvent(ports.transactions.outside, event, ports.clock.now());
  throw new AppError('payment_start_failed', { cause: error });
}

/**
 * Returns what the browser has to do to pay an open attempt, resuming a started one where the provider allows it.
 * Throws `payment_start_failed`; the attempt stays open and can be started again.
 */
export async function startAttempt(
  ports: PaymentsPorts,
  provider: PaymentProvider,
  attemptId: string,
): Promise<PaymentStart> {
  const { transactions } = ports;
  const attempt = await findAttempt(transactions.outside, attemptId);
  const order = attempt && (await findOrder(transactions.outside, attempt.orderId));
  if (!attempt?.isOpen || !order) throw new AppError('order_not_payable');
  const providerAttempt = toProviderAttempt(order, attempt);
  try {
    const resumed =
      attempt.status === 'started' ? await provider.resume(providerAttempt, attempt.buyer) : null;
    if (resumed) return resumed;
    const { start, state } = await provider.start(providerAttempt, attempt.buyer);
    const orderChange = await transactions.run(async (tx) => {
      const locked = await lockAttempt(tx, attempt.id);
      if (!locked?.attempt.isOpen) return null;
      const now = ports.clock.now();
      const isFirst = locked.attempt.status === 'created';
      const patch = { ...(isFirst && { status: 'started' as const }), ...(state && { state }) };
      await updateAttempt(tx, attempt.id, patch, now);
      const moved = await moveOrder(ports, tx, locked.order, 'start');
      if (isFirst) {
        const event = { orderId: order.id, kind: 'attempt-started', actor: 'system' } as const;
        await appendHistoryEvent(tx, { ...event, detail: attempt.reference }, now);
      }
      return moved;
    });
    await publishOrderChanged(ports, orderChange);
    return start;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return recordStartFailure(ports, order.id, error);
    throw error;
  }
}
