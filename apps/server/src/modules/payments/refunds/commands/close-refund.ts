import type { MinorAmount } from '@kilim/contract';
import type { Tx } from '../../../../platform/tx.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { appendEvent } from '../../orders/history-repository.ts';
import type { OrderNews } from '../../orders/order-events.ts';
import { isPaidStatus, nextStatus, receiptStatusOf, statusAfterRefunds } from '../../orders/order-state.ts';
import { changeOrder, lockOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { RefundResult } from '../../providers/payment-provider.ts';
import type { AttemptRecord, OrderRecord, RefundRecord } from '../../records.ts';
import { dismissWaiting } from '../../transfers/repository.ts';
import { refundNote } from '../receipt-notes.ts';
import { endTaking, hasOpenClaim, takeAgainKey } from '../refund-claims.ts';
import { closeRefund, findRefund, listRefunds } from '../repository.ts';

type Ending = Exclude<RefundResult, { readonly kind: 'pending' }>;

const pendingOf = (refunds: readonly RefundRecord[], attempt: AttemptRecord | undefined): number =>
  refunds.filter(({ status, attemptId }) => status === 'pending' && attemptId === attempt?.id).length;

/** Where the order stands after a refund began or ended; written together with its receipt. */
export async function restateOrder(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  note?: string,
): Promise<OrderNews> {
  const refunds = await listRefunds(tx, order.id);
  const attempts = await listAttempts(tx, [order.id]);
  const paid = attempts.find(({ status }) => status === 'paid');
  const doneOf = (attempt: AttemptRecord): number =>
    refunds
      .filter(({ status, attemptId }) => status === 'done' && attemptId === attempt.id)
      .reduce((sum, refund) => sum + refund.amountMinor, 0);
  // A provider that refunded twice gave more back than there was; no order says that of itself.
  const refundedMinor = Math.min(order.amount.minor, paid ? doneOf(paid) : 0) as MinorAmount;
  const surplus = attempts.filter(({ status }) => status === 'review');
  const openSurplus = surplus.filter((attempt) => doneOf(attempt) < (attempt.capturedMinor ?? 0));
  for (const { method, providerTxnId } of surplus.filter((attempt) => !openSurplus.includes(attempt))) {
    if (providerTxnId !== null) await dismissWaiting(tx, { method, providerTxnId }, note ?? '');
  }
  const status = isPaidStatus(order.status)
    ? statusAfterRefunds({
        amountMinor: order.amount.minor,
        refundedMinor,
        pendingRefunds: pendingOf(refunds, paid),
      })
    : openSurplus.length === 0
      ? (nextStatus(order.status, 'return-surplus') ?? order.status)
      : order.status;
  const now = ports.clock.now();
  const reviewReason = openSurplus.length === 0 ? null : order.reviewReason;
  await changeOrder(tx, order.id, order.status, { status, refundedMinor, reviewReason }, now);
  await ports.receipts.change(tx, order.id, {
    status: receiptStatusOf(status, refundedMinor),
    refundedMinor,
    ...(note !== undefined && { note }),
  });
  return { userId: order.userId, orderId: order.id, status, isBalanceChanged: true };
}

/** What a refund that is done leaves on the receipt; how many credits it lacks only once that is known. */
export async function noteRefund(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<string> {
  const shortfall = (await hasOpenClaim(ports, tx, order, refund)) ? 0 : refund.shortfall;
  return refundNote(order.language, { ...refund, shortfall });
}

/** Gives back what was taken for a refund that the provider refused. */
async function giveBack(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<void> {
  if (order.userId === null) return;
  const taken = await endTaking(ports, tx, order.userId, refund);
  await ports.credits.grant(tx, {
    userId: order.userId,
    amount: taken,
    kind: 'reversal',
    reason: 'refund-refused',
    idempotencyKey: `refund-release:${order.id}:${refund.idempotencyKey}`,
  });
}

/** Takes again what came back with a refusal that the provider then contradicts; answers the shortfall that is left. */
async function takeAgain(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<number> {
  if (order.userId === null || refund.credits === 0) return refund.credits;
  // Other refunds of the payment may have taken theirs meanwhile: all together never take more than was bought.
  const others = (await listRefunds(tx, order.id))
    .filter(
      ({ id, attemptId, status }) =>
        id !== refund.id && attemptId === refund.attemptId && status !== 'refused',
    )
    .reduce((sum, { credits }) => sum + credits, 0);
  const { taken, claimed } = await ports.credits.reverse(tx, {
    userId: order.userId,
    amount: Math.max(0, Math.min(refund.credits, order.credits - others)),
    reason: 'refund',
    idempotencyKey: takeAgainKey(refund),
  });
  return refund.credits - taken - claimed;
}

/**
 * Ends a refund once: a second end, also of another worker, changes nothing and answers null. Only money that surely
 * went back counts over an earlier refusal. `reason` is of a person who decided it.
 */
export async function endRefund(
  ports: PaymentsPorts,
  refund: RefundRecord,
  ending: Ending,
  actor: string,
  reason = '',
): Promise<OrderNews | null> {
  return ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    const held = order && (await findRefund(tx, refund.id));
    const isDone = ending.kind === 'done';
    if (!order || !held || held.status === 'done' || (held.status === 'refused' && !isDone)) return null;
    const now = ports.clock.now();
    const shortfall = held.status === 'refused' ? await takeAgain(ports, tx, order, held) : held.shortfall;
    await closeRefund(
      tx,
      held.id,
      held.status,
      {
        status: isDone ? 'done' : 'refused',
        providerReference: isDone ? ending.reference.slice(0, 64) : null,
        refusalCode: isDone ? null : ending.code.slice(0, 40),
        shortfall: isDone ? shortfall : 0,
      },
      now,
    );
    if (!isDone) await giveBack(ports, tx, order, held);
    const note = isDone ? await noteRefund(ports, tx, order, { ...held, shortfall }) : undefined;
    const news = await restateOrder(ports, tx, order, note);
    await appendEvent(
      tx,
      {
        orderId: order.id,
        kind: isDone ? 'refund-done' : 'refund-refused',
        fromStatus: order.status,
        toStatus: news.status,
        detail: [isDone ? `${held.amountMinor} ${order.amount.currency}` : ending.code, reason]
          .filter((part) => part !== '')
          .join(' · '),
        actor,
      },
      now,
    );
    if (reason !== '') {
      const { userId, id: target } = order;
      await ports.audit?.record(tx, { kind: 'refund-decided', userId, detail: { target } });
    }
    return news;
  });
}
