import { AppError, type OrderHistory, type OrderId } from '@kilim/contract';
import { listAttempts } from '../attempts/repository.ts';
import type { PaymentsPorts } from '../ports.ts';
import { presentHistory } from '../present.ts';
import { describeRefundableBalance } from '../refunds/refundable-balance.ts';
import { listRefunds } from '../refunds/repository.ts';
import { listHistoryEvents } from './history-repository.ts';
import { findOrder } from './repository.ts';

/** Reads an order with its attempts, refunds and events, for administrators. Throws `order_not_found`. */
export async function readOrderHistory(ports: PaymentsPorts, orderId: OrderId): Promise<OrderHistory> {
  const { outside } = ports.transactions;
  const order = await findOrder(outside, orderId);
  if (!order) throw new AppError('order_not_found');
  const attempts = await listAttempts(outside, [orderId]);
  const refunds = await listRefunds(outside, orderId);
  return presentHistory(order, {
    attempts,
    refunds,
    events: await listHistoryEvents(outside, orderId),
    refundable: await describeRefundableBalance(ports, order, attempts, refunds),
  });
}
