import type { OrderId, OrderStatus, UserId } from '@kilim/contract';
import type { PaymentsPorts } from '../ports.ts';

/** What a transaction changed about an order; published to the buyer's open tabs. */
export interface OrderChange {
  readonly userId: UserId | null;
  readonly orderId: OrderId;
  readonly status: OrderStatus;
  readonly isBalanceChanged: boolean;
}

/** Publishes the change to every open tab of the buyer. Call it after the commit; a missed event is not repeated. */
export async function publishOrderChanged(
  ports: PaymentsPorts,
  orderChange: OrderChange | null,
): Promise<void> {
  if (!orderChange?.userId) return;
  const { userId, orderId, status } = orderChange;
  ports.events.publishToAccount(userId, { kind: 'order-changed', orderId, status });
  if (!orderChange.isBalanceChanged) return;
  try {
    await ports.credits.publishBalance(userId);
  } catch (error) {
    // The payment is already committed; a failed balance event must not make the request fail.
    ports.log.warn({ err: error, orderId }, 'balance event not published');
  }
}
