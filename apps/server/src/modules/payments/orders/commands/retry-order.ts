import { AppError, type Language, type OrderId, type PaymentStart, type UserId } from '@kilim/contract';
import { moveOrder } from '../../attempts/commands/close-attempt.ts';
import { addAttempt, beginAttempt } from '../../attempts/commands/start-attempt.ts';
import { changeAttempt, listAttempts } from '../../attempts/repository.ts';
import { isByTransfer, type PaymentsPorts, providerOf } from '../../ports.ts';
import { toProviderAttempt } from '../../providers/to-provider-attempt.ts';
import type { AttemptRecord, OrderRecord } from '../../records.ts';
import { announceOrder } from '../order-events.ts';
import { nextStatus } from '../order-state.ts';
import { findOrder, lockOrder } from '../repository.ts';

/** Who pays, as the session knows them. */
export interface Orderer {
  readonly userId: UserId;
  readonly email: string;
  readonly ip: string;
}

/** A second press of the button comes sooner than anybody returns from the bank's page. */
const sameClick = 10_000;

/** An attempt that nobody has begun, or that was begun by the click before this one, is used again. */
const isFresh = (attempt: AttemptRecord, now: number): boolean =>
  attempt.status === 'created' || now - attempt.createdAt < sameClick;

const day = 86_400_000;

/** Names the order, so that whoever is refused can be shown how it stands. */
const notPayable = (orderId: OrderId): AppError =>
  new AppError('order_not_payable', { details: { orderId } });

/** Whether an order may still be paid at its price: not for ever, and only while its plan is sold for exactly that. */
async function isStillOffered(ports: PaymentsPorts, order: OrderRecord): Promise<boolean> {
  const provider = providerOf(ports, order.method);
  const longest = provider && isByTransfer(provider) ? 14 * day : day;
  if (ports.clock.now() - order.createdAt > longest) return false;
  try {
    const { price } = await ports.plans.findForSale(order.plan.planId);
    return price[order.amount.currency] === order.amount.minor;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}

/** The open attempt that its provider can go on with; asked before the order is held, as providers may be slow. */
async function findResumable(ports: PaymentsPorts, order: OrderRecord): Promise<string | null> {
  const attempts = await listAttempts(ports.transactions.outside, [order.id]);
  const open = attempts.find((attempt) => attempt.isOpen);
  if (open?.status !== 'started') return null;
  const start = await providerOf(ports, open.method)?.resume(toProviderAttempt(order, open), open.buyer);
  return start ? open.id : null;
}

/**
 * Pays an order with a new attempt, or goes on with the open one where it can be gone on with. The one before stays
 * known: if it is paid after all, the inquiry finds it. A new attempt needs an order that is not older than a day (14
 * for a transfer) and a plan that is still sold for its price. Throws `order_not_found`, `order_not_payable`.
 */
export async function retryOrder(
  ports: PaymentsPorts,
  orderer: Orderer,
  orderId: OrderId,
  language: Language,
): Promise<PaymentStart> {
  // What never changes of an order is looked at before it is held.
  const seen = await findOrder(ports.transactions.outside, orderId);
  if (!seen || seen.userId !== orderer.userId) throw new AppError('order_not_found');
  const isOffered = await isStillOffered(ports, seen);
  const resumableId = await findResumable(ports, seen);
  const { attemptId, news, provider } = await ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== orderer.userId) throw new AppError('order_not_found');
    if (nextStatus(order.status, 'retry') === null) throw notPayable(orderId);
    const chosen = providerOf(ports, order.method);
    if (!chosen?.supports(order.amount.currency)) throw new AppError('payment_method_unavailable');
    const now = ports.clock.now();
    const open = (await listAttempts(tx, [order.id])).find((attempt) => attempt.isOpen);
    if (open) {
      if (open.id === resumableId || isFresh(open, now)) {
        return { attemptId: open.id, news: null, provider: chosen };
      }
    }
    if (!isOffered) throw notPayable(orderId);
    if (open) await changeAttempt(tx, open.id, { status: 'abandoned', isOpen: false }, now);
    const moved = await moveOrder(ports, tx, order, 'retry');
    const { email, ip } = orderer;
    const attempt = await addAttempt(ports, tx, order, chosen, { email, ip, language });
    return { attemptId: attempt.id, news: moved, provider: chosen };
  });
  await announceOrder(ports, news);
  return beginAttempt(ports, provider, attemptId);
}
