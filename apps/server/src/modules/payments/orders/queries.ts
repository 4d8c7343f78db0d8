import {
  AppError,
  type Entitlements,
  type Order,
  type OrderId,
  type PaymentStart,
  type Plan,
  type PlanId,
  type UserId,
} from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { listAttempts } from '../attempts/repository.ts';
import type { PaymentsPorts } from '../ports.ts';
import { presentOrder } from '../present.ts';
import { findProvider } from '../providers/find-provider.ts';
import { toProviderAttempt } from '../providers/to-provider-attempt.ts';
import { isPendingStatus } from './order-state.ts';
import { findOrder, listOrdersOf, listPaidOrders, listPendingOrders } from './repository.ts';
import type { OrderRecord } from './types.ts';

/** A plan that a user bought, as it was at the time of the order. */
export interface PaidPlan {
  readonly planId: PlanId;
  readonly name: Plan['name'];
  readonly entitlements: Entitlements;
  /** Epoch milliseconds. */
  readonly paidAt: number;
}

async function presentOrders(ports: PaymentsPorts, orders: readonly OrderRecord[]): Promise<Order[]> {
  const { outside } = ports.transactions;
  const ids = orders.map(({ id }) => id);
  const attempts = await listAttempts(outside, ids);
  const receipts = await ports.receipts.numbersOf(outside, ids);
  return orders.map((order) =>
    presentOrder(
      order,
      attempts.filter(({ orderId }) => orderId === order.id),
      receipts.get(order.id),
    ),
  );
}

async function requireOwnOrder(ports: PaymentsPorts, userId: UserId, id: OrderId): Promise<OrderRecord> {
  const order = await findOrder(ports.transactions.outside, id);
  if (!order || order.userId !== userId) throw new AppError('order_not_found');
  return order;
}

/** Reads an order of the user. Throws `order_not_found`, also for an order of another user. */
export async function readOrder(ports: PaymentsPorts, userId: UserId, id: OrderId): Promise<Order> {
  const [order] = await presentOrders(ports, [await requireOwnOrder(ports, userId, id)]);
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** Reads an order together with what the browser needs to continue its payment; null when there is nothing to do. */
export async function readOrderWithStart(
  ports: PaymentsPorts,
  userId: UserId,
  id: OrderId,
): Promise<{ readonly order: Order; readonly start: PaymentStart | null }> {
  const record = await requireOwnOrder(ports, userId, id);
  const order = await readOrder(ports, userId, id);
  const attempts = await listAttempts(ports.transactions.outside, [id]);
  const open = isPendingStatus(record.status)
    ? attempts.find(({ isOpen, status }) => isOpen && status === 'started')
    : undefined;
  const provider = open && findProvider(ports, open.method);
  const start = open && provider && (await provider.resume(toProviderAttempt(record, open), open.buyer));
  return { order, start: start ?? null };
}

/** Lists the user's orders that still wait for a payment, newest first. */
export async function listOpenOrders(ports: PaymentsPorts, userId: UserId): Promise<Order[]> {
  return presentOrders(ports, await listPendingOrders(ports.transactions.outside, userId));
}

/** Lists every order of a user, oldest first. */
export async function listAllOrders(ports: PaymentsPorts, userId: UserId): Promise<Order[]> {
  return presentOrders(ports, await listOrdersOf(ports.transactions.outside, userId));
}

/** Lists the plans that a user paid for and that were not fully refunded, newest payment first. */
export async function listPaidPlans(tx: Tx, userId: UserId): Promise<PaidPlan[]> {
  const orders = await listPaidOrders(tx, userId);
  return orders.map(({ plan, paidAt, createdAt }) => ({
    planId: plan.planId,
    name: plan.name,
    entitlements: plan.entitlements,
    paidAt: paidAt ?? createdAt,
  }));
}
