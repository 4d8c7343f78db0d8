import type { Tx } from '../../../../platform/tx.ts';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import { moveOrder } from '../../orders/move-order.ts';
import type { OrderChange } from '../../orders/order-events.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { LockedAttempt } from '../lock-attempt.ts';
import { updateAttempt } from '../repository.ts';

/** Closes an attempt that can no longer be paid. Inquiries continue, because a payment may still be on its way. */
export async function expireAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: LockedAttempt,
): Promise<OrderChange | null> {
  const now = ports.clock.now();
  await updateAttempt(tx, attempt.id, { status: 'expired', isOpen: false }, now);
  const orderChange = await moveOrder(ports, tx, order, 'expire');
  const moved = orderChange && { fromStatus: order.status, toStatus: orderChange.status };
  await appendHistoryEvent(tx, { orderId: order.id, kind: 'expired', actor: 'system', ...moved }, now);
  return orderChange;
}
