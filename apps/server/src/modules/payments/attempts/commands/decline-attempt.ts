import type { Tx } from '../../../../platform/tx.ts';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import { moveOrder } from '../../orders/move-order.ts';
import type { OrderChange } from '../../orders/order-events.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { type AttemptPatch, updateAttempt } from '../repository.ts';
import { type AttemptRecord, isSettled } from '../types.ts';

export interface Decline {
  readonly code: string;
  readonly source: 'message' | 'inquiry';
  readonly actor: string;
  /** The attempt as it was read before the inquiry; the decline is dropped if the attempt changed since. */
  readonly seen?: Pick<AttemptRecord, 'status' | 'nextInquiryAt'>;
}

/**
 * Closes an attempt that the provider declined. A decline from an inquiry is final unless the attempt changed during
 * the inquiry. A decline from a message is followed by one more inquiry, and is ignored after an approval.
 */
export async function declineAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  attemptId: string,
  { code, source, actor, seen }: Decline,
): Promise<OrderChange | null> {
  const locked = await lockAttempt(tx, attemptId);
  if (!locked || isSettled(locked.attempt)) return null;
  const { order, attempt } = locked;
  const now = ports.clock.now();
  if (seen && (seen.status !== attempt.status || seen.nextInquiryAt !== attempt.nextInquiryAt)) {
    await updateAttempt(tx, attempt.id, { inquiries: attempt.inquiries + 1, leaseUntil: 0 }, now);
    return null;
  }
  const kind = source === 'inquiry' ? 'inquiry-declined' : 'message-declined';
  const isContradiction = source === 'message' && attempt.status === 'verifying';
  const patch: AttemptPatch = isContradiction
    ? { nextInquiryAt: now }
    : {
        status: 'declined',
        isOpen: false,
        declineCode: code.slice(0, 40),
        ...(source === 'inquiry' && { nextInquiryAt: null, leaseUntil: 0, inquiries: attempt.inquiries + 1 }),
      };
  await updateAttempt(tx, attempt.id, patch, now);
  const orderChange =
    attempt.isOpen && !isContradiction ? await moveOrder(ports, tx, order, 'decline') : null;
  const moved = orderChange && { fromStatus: order.status, toStatus: orderChange.status };
  await appendHistoryEvent(tx, { orderId: order.id, kind, detail: code, actor, ...moved }, now);
  return orderChange;
}
