import { AppError, type Language, type OrderId, type PaymentStart } from '@kilim/contract';
import { createAttempt, startAttempt } from '../../attempts/commands/start-attempt.ts';
import { listAttempts, updateAttempt } from '../../attempts/repository.ts';
import type { AttemptRecord } from '../../attempts/types.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { findProvider, isTransferProvider } from '../../providers/find-provider.ts';
import { toProviderAttempt } from '../../providers/to-provider-attempt.ts';
import { moveOrder } from '../move-order.ts';
import { publishOrderChanged } from '../order-events.ts';
import { nextStatus } from '../order-state.ts';
import { findOrder, lockOrder } from '../repository.ts';
import type { BuyerSession, OrderRecord } from '../types.ts';

/** A second request within this time is a double click; a return from the bank's page takes longer. */
const doubleClickWindow = 10_000;

/** Whether the attempt was not started yet, or was started by the previous click. */
const isReusable = (attempt: AttemptRecord, now: number): boolean =>
  attempt.status === 'created' || now - attempt.createdAt < doubleClickWindow;

const day = 86_400_000;

/** Carries the order id, so that the client can show the order. */
const notPayable = (orderId: OrderId): AppError =>
  new AppError('order_not_payable', { details: { orderId } });

/** Whether the order is recent enough to be paid and its plan is still sold at the same price. */
async function isStillOffered(ports: PaymentsPorts, order: OrderRecord): Promise<boolean> {
  const provider = findProvider(ports, order.method);
  const maximumAge = provider && isTransferProvider(provider) ? 14 * day : day;
  if (ports.clock.now() - order.createdAt > maximumAge) return false;
  try {
    const { price } = await ports.plans.findForSale(order.plan.planId);
    return price[order.amount.currency] === order.amount.minor;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}

/** The open attempt that its provider can resume. Called before the order is locked, because providers may be slow. */
async function findResumable(ports: PaymentsPorts, order: OrderRecord): Promise<string | null> {
  const attempts = await listAttempts(ports.transactions.outside, [order.id]);
  const open = attempts.find((attempt) => attempt.isOpen);
  if (open?.status !== 'started') return null;
  const start = await findProvider(ports, open.method)?.resume(toProviderAttempt(order, open), open.buyer);
  return start ? open.id : null;
}

/**
 * Pays an order with its open attempt if that can be resumed, otherwise with a new one; an earlier attempt that is paid
 * after all is found by its inquiry. Conditions for a new attempt: docs/rules/payments.md#retry. Throws
 * `order_not_found`, `order_not_payable` or `payment_method_unavailable`.
 */
export async function retryOrder(
  ports: PaymentsPorts,
  session: BuyerSession,
  orderId: OrderId,
  language: Language,
): Promise<PaymentStart> {
  const seen = await findOrder(ports.transactions.outside, orderId);
  if (!seen || seen.userId !== session.userId) throw new AppError('order_not_found');
  // Method, plan and price of an order never change, so they may be checked before it is locked.
  const isOffered = await isStillOffered(ports, seen);
  const resumableId = await findResumable(ports, seen);
  const { attemptId, orderChange, provider } = await ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== session.userId) throw new AppError('order_not_found');
    if (nextStatus(order.status, 'retry') === null) throw notPayable(orderId);
    const chosen = findProvider(ports, order.method);
    if (!chosen?.supports(order.amount.currency)) throw new AppError('payment_method_unavailable');
    const now = ports.clock.now();
    const open = (await listAttempts(tx, [order.id])).find((attempt) => attempt.isOpen);
    if (open && (open.id === resumableId || isReusable(open, now))) {
      return { attemptId: open.id, orderChange: null, provider: chosen };
    }
    if (!isOffered) throw notPayable(orderId);
    if (open) await updateAttempt(tx, open.id, { status: 'abandoned', isOpen: false }, now);
    const moved = await moveOrder(ports, tx, order, 'retry');
    const { email, ip } = session;
    const attempt = await createAttempt(ports, tx, order, chosen, { email, ip, language });
    return { attemptId: attempt.id, orderChange: moved, provider: chosen };
  });
  await publishOrderChanged(ports, orderChange);
  return startAttempt(ports, provider, attemptId);
}
