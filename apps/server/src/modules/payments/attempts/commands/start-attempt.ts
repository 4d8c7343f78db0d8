import { AppError, type OrderId, type PaymentStart } from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { appendEvent } from '../../orders/history-repository.ts';
import { announceOrder } from '../../orders/order-events.ts';
import { findOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { type PaymentProvider, ProviderUnreachable } from '../../providers/payment-provider.ts';
import { toProviderAttempt } from '../../providers/to-provider-attempt.ts';
import type { AttemptRecord, OrderRecord } from '../../records.ts';
import { firstInquiryAt } from '../inquiry-schedule.ts';
import { changeAttempt, findAttempt, insertAttempt } from '../repository.ts';
import { holdAttempt, moveOrder } from './close-attempt.ts';

/** Writes a new open attempt of an order; the caller closed any earlier one. */
export async function addAttempt(
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
  await appendEvent(tx, { ...event, actor: order.userId ?? 'system' }, now);
  return attempt;
}

async function noteFailure(
  ports: PaymentsPorts,
  orderId: OrderId,
  error: ProviderUnreachable,
): Promise<never> {
  const event = { orderId, kind: 'attempt-start-failed', detail: error.message, actor: 'system' } as const;
  await appendEvent(ports.transactions.outside, event, ports.clock.now());
  throw new AppError('payment_start_failed', { cause: error });
}

/**
 * Answers what the browser has to do to pay an open attempt: what it was told before where that still holds, otherwise
 * from the provider. Throws `payment_start_failed`; the attempt stays and may be begun again.
 */
export async function beginAttempt(
  ports: PaymentsPorts,
  provider: PaymentProvider,
  attemptId: string,
): Promise<PaymentStart> {
  const { transactions } = ports;
  const attempt = await findAttempt(transactions.outside, attemptId);
  const order = attempt && (await findOrder(transactions.outside, attempt.orderId));
  if (!attempt?.isOpen || !order) throw new AppError('order_not_payable');
  const seen = toProviderAttempt(order, attempt);
  try {
    const resumed = attempt.status === 'started' ? await provider.resume(seen, attempt.buyer) : null;
    if (resumed) return resumed;
    const { start, state } = await provider.start(seen, attempt.buyer);
    const news = await transactions.run(async (tx) => {
      const held = await holdAttempt(tx, attempt.id);
      if (!held?.attempt.isOpen) return null;
      const now = ports.clock.now();
      const isFirst = held.attempt.status === 'created';
      await changeAttempt(
        tx,
        attempt.id,
        { ...(isFirst && { status: 'started' as const }), ...(state && { state }) },
        now,
      );
      const moved = await moveOrder(ports, tx, held.order, 'start');
      if (isFirst) {
        const event = { orderId: order.id, kind: 'attempt-started', actor: 'system' } as const;
        await appendEvent(tx, { ...event, detail: attempt.reference }, now);
      }
      return moved;
    });
    await announceOrder(ports, news);
    return start;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return noteFailure(ports, order.id, error);
    throw error;
  }
}
