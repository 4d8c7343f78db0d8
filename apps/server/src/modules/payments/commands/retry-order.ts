import { AppError, type Language, type OrderId, type PaymentStart } from '@kilim/contract';
import { changeAttempt, listAttempts } from '../attempt-repository.ts';
import { announceOrder } from '../order-news.ts';
import { findOrder, lockOrder } from '../order-repository.ts';
import { nextStatus } from '../order-state.ts';
import { type PaymentsPorts, providerOf } from '../ports.ts';
import { toProviderAttempt } from '../provider-view.ts';
import type { AttemptRecord } from '../records.ts';
import { addAttempt, beginAttempt } from './begin-attempt.ts';
import { moveOrder } from './close-attempt.ts';
import type { Orderer } from './create-order.ts';

/** A second press of the button comes sooner than anybody returns from the bank's page. */
const sameClick = 10_000;

/** An attempt that nobody has begun, or that was begun by the click before this one, is used again. */
const isFresh = (attempt: AttemptRecord, now: number): boolean =>
  attempt.status === 'created' || now - attempt.createdAt < sameClick;

/** The open attempt that its provider can go on with; asked before the order is held, as providers may be slow. */
async function findResumable(ports: PaymentsPorts, orderId: OrderId): Promise<string | null> {
  const { outside } = ports.transactions;
  const order = await findOrder(outside, orderId);
  const open = (await listAttempts(outside, [orderId])).find((attempt) => attempt.isOpen);
  if (!order || open?.status !== 'started') return null;
  const start = await providerOf(ports, open.method)?.resume(toProviderAttempt(order, open), open.buyer);
  return start ? open.id : null;
}

/**
 * Pays an order with a new attempt, or goes on with the open one where it can be gone on with. The one before stays
 * known: if it is paid after all, the inquiry finds it. Throws `order_not_found`, `order_not_payable`.
 */
export async function retryOrder(
  ports: PaymentsPorts,
  orderer: Orderer,
  orderId: OrderId,
  language: Language,
): Promise<PaymentStart> {
  const resumableId = await findResumable(ports, orderId);
  const { attemptId, news, provider } = await ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== orderer.userId) throw new AppError('order_not_found');
    if (nextStatus(order.status, 'retry') === null) throw new AppError('order_not_payable');
    const chosen = providerOf(ports, order.method);
    if (!chosen?.supports(order.amount.currency)) throw new AppError('payment_method_unavailable');
    const now = ports.clock.now();
    const open = (await listAttempts(tx, [order.id])).find((attempt) => attempt.isOpen);
    if (open) {
      if (open.id === resumableId || isFresh(open, now)) {
        return { attemptId: open.id, news: null, provider: chosen };
      }
      await changeAttempt(tx, open.id, { status: 'abandoned', isOpen: false }, now);
    }
    const moved = await moveOrder(ports, tx, order, 'retry');
    const { email, ip } = orderer;
    const attempt = await addAttempt(ports, tx, order, chosen, { email, ip, language });
    return { attemptId: attempt.id, news: moved, provider: chosen };
  });
  await announceOrder(ports, news);
  return beginAttempt(ports, provider, attemptId);
}
