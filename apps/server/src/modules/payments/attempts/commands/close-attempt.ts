import type { Tx } from '../../../../platform/tx.ts';
import { appendEvent } from '../../orders/history-repository.ts';
import type { OrderNews } from '../../orders/order-events.ts';
import { nextStatus, type OrderInput, receiptStatusOf } from '../../orders/order-state.ts';
import { changeOrder, lockOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { AttemptRecord, OrderRecord } from '../../records.ts';
import { type AttemptChange, changeAttempt, findAttempt } from '../repository.ts';

/** An attempt read again while its order is held. null when either is gone. */
export async function holdAttempt(
  tx: Tx,
  attemptId: string,
): Promise<{ readonly order: OrderRecord; readonly attempt: AttemptRecord } | null> {
  const seen = await findAttempt(tx, attemptId);
  const order = seen && (await lockOrder(tx, seen.orderId));
  const attempt = order && (await findAttempt(tx, attemptId));
  return attempt && order ? { order, attempt } : null;
}

/** Moves an order along an edge of its state machine together with its receipt; null when there is no such edge. */
export async function moveOrder(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  input: OrderInput,
): Promise<OrderNews | null> {
  const status = nextStatus(order.status, input);
  if (status === null || status === order.status) return null;
  if (!(await changeOrder(tx, order.id, order.status, { status }, ports.clock.now()))) return null;
  const receipt = receiptStatusOf(status, order.refundedMinor);
  if (receipt !== receiptStatusOf(order.status, order.refundedMinor)) {
    await ports.receipts.change(tx, order.id, { status: receipt });
  }
  return { userId: order.userId, orderId: order.id, status, isBalanceChanged: false };
}

/** Whether money was booked on it. */
export const isSettled = ({ status }: AttemptRecord): boolean => status === 'paid' || status === 'review';

export interface Refusal {
  readonly code: string;
  readonly source: 'message' | 'inquiry';
  readonly actor: string;
  /** The attempt as it was when the question was put; whatever came in meanwhile wants a newer answer. */
  readonly seen?: Pick<AttemptRecord, 'status' | 'nextInquiryAt'>;
}

/**
 * Gives an attempt up after a refusal. A refusal of an inquiry is the last word unless the attempt changed while it was
 * made; one of a message is asked about once more, and one after a confirmation changes nothing at all.
 */
export async function declineAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  attemptId: string,
  refusal: Refusal,
): Promise<OrderNews | null> {
  const held = await holdAttempt(tx, attemptId);
  if (!held || isSettled(held.attempt)) return null;
  const { order, attempt } = held;
  const { code, source, actor, seen } = refusal;
  const now = ports.clock.now();
  if (seen && (seen.status !== attempt.status || seen.nextInquiryAt !== attempt.nextInquiryAt)) {
    await changeAttempt(tx, attempt.id, { inquiries: attempt.inquiries + 1, leaseUntil: 0 }, now);
    return null;
  }
  const kind = source === 'inquiry' ? 'inquiry-declined' : 'message-declined';
  const isContradiction = source === 'message' && attempt.status === 'verifying';
  const change: AttemptChange = isContradiction
    ? { nextInquiryAt: now }
    : {
        status: 'declined',
        isOpen: false,
        declineCode: code.slice(0, 40),
        ...(source === 'inquiry' && { nextInquiryAt: null, leaseUntil: 0, inquiries: attempt.inquiries + 1 }),
      };
  await changeAttempt(tx, attempt.id, change, now);
  const news = attempt.isOpen && !isContradiction ? await moveOrder(ports, tx, order, 'decline') : null;
  const moved = news && { fromStatus: order.status, toStatus: news.status };
  await appendEvent(tx, { orderId: order.id, kind, detail: code, actor, ...moved }, now);
  return news;
}

/** Ends an attempt that can no longer be paid. It is still asked about: money may be on its way. */
export async function lapseAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: { readonly order: OrderRecord; readonly attempt: AttemptRecord },
): Promise<OrderNews | null> {
  const now = ports.clock.now();
  await changeAttempt(tx, attempt.id, { status: 'expired', isOpen: false }, now);
  const news = await moveOrder(ports, tx, order, 'lapse');
  const moved = news && { fromStatus: order.status, toStatus: news.status };
  await appendEvent(tx, { orderId: order.id, kind: 'expired', actor: 'system', ...moved }, now);
  return news;
}
