import type { OrderId, OrderStatus, UserId } from '@kilim/contract';
import type { PaymentsPorts } from '../ports.ts';

/** What a transaction changed that open tabs want to know. */
export interface OrderNews {
  readonly userId: UserId | null;
  readonly orderId: OrderId;
  readonly status: OrderStatus;
  readonly isBalanceChanged: boolean;
}

/** Tells every tab of the person; call it after the commit. A tab that misses it asks again. */
export async function announceOrder(ports: PaymentsPorts, news: OrderNews | null): Promise<void> {
  if (!news?.userId) return;
  const { userId, orderId, status } = news;
  ports.events.publishToAccount(userId, { kind: 'order-changed', orderId, status });
  if (!news.isBalanceChanged) return;
  try {
    await ports.credits.announce(userId);
  } catch (error) {
    // The money is booked: a balance that cannot be shown now must not look like a payment that failed.
    ports.log.warn({ err: error, orderId }, 'balance not announced');
  }
}
