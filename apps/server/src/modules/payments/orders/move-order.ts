import type { Tx } from '../../../platform/tx.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { OrderChange } from './order-events.ts';
import { nextStatus, type OrderInput, receiptStatusOf } from './order-state.ts';
import { updateOrder } from './repository.ts';
import type { OrderRecord } from './types.ts';

/**
 * Applies an input of the state machine to a locked order and updates its receipt. Returns null when the input has no
 * effect in the order's status.
 */
export async function moveOrder(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  input: OrderInput,
): Promise<OrderChange | null> {
  const status = nextStatus(order.status, input);
  if (status === null || status === order.status) return null;
  if (!(await updateOrder(tx, order.id, order.status, { status }, ports.clock.now()))) return null;
  const receipt = receiptStatusOf(status, order.refundedMinor);
  if (receipt !== receiptStatusOf(order.status, order.refundedMinor)) {
    await ports.receipts.change(tx, order.id, { status: receipt });
  }
  return { userId: order.userId, orderId: order.id, status, isBalanceChanged: false };
}
