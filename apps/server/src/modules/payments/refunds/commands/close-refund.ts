import type { Tx } from '../../../../platform/tx.ts';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import type { OrderChange } from '../../orders/order-events.ts';
import { lockOrder } from '../../orders/repository.ts';
import type { OrderRecord } from '../../orders/types.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { RefundResult } from '../../providers/payment-provider.ts';
import { endRefundClaim, repeatedRefundLedgerKey } from '../refund-claims.ts';
import { findRefund, listRefunds, saveRefundOutcome } from '../repository.ts';
import type { RefundRecord } from '../types.ts';
import { composeRefundNote, updateOrderAfterRefund } from '../update-order-after-refund.ts';

type FinalResult = Exclude<RefundResult, { readonly kind: 'pending' }>;

/** Returns the credits of a refund that the provider refused. */
async function returnCredits(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<void> {
  if (order.userId === null) return;
  const taken = await endRefundClaim(ports, tx, order.userId, refund);
  await ports.credits.grant(tx, {
    userId: order.userId,
    amount: taken,
    kind: 'reversal',
    reason: 'refund-refused',
    idempotencyKey: `refund-release:${order.id}:${refund.idempotencyKey}`,
  });
}

/** Takes the credits again after a refusal that the provider contradicts. Returns the remaining shortfall. */
async function retakeCredits(
  ports: PaymentsPorts,
  tx: Tx,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<number> {
  if (order.userId === null || refund.credits === 0) return refund.credits;
  // Other refunds of the payment may have taken theirs since; together they never take more than was bought.
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
    idempotencyKey: repeatedRefundLedgerKey(refund),
  });
  return refund.credits - taken - claimed;
}

/**
 * Closes a refund as done or refused. Closing it again changes nothing and returns null, with one exception: a refund
 * that was refused becomes done when the provider did return the money. `reason` is an administrator's, if one decided.
 */
export async function closeRefund(
  ports: PaymentsPorts,
  refund: RefundRecord,
  result: FinalResult,
  actor: string,
  reason = '',
): Promise<OrderChange | null> {
  return ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    const current = order && (await findRefund(tx, refund.id));
    const isDone = result.kind === 'done';
    if (!order || !current || current.status === 'done' || (current.status === 'refused' && !isDone)) {
      return null;
    }
    const now = ports.clock.now();
    const shortfall =
      current.status === 'refused' ? await retakeCredits(ports, tx, order, current) : current.shortfall;
    const outcome = {
      status: isDone ? 'done' : 'refused',
      providerReference: isDone ? result.reference.slice(0, 64) : null,
      refusalCode: isDone ? null : result.code.slice(0, 40),
      shortfall: isDone ? shortfall : 0,
    } as const;
    await saveRefundOutcome(tx, current.id, current.status, outcome, now);
    if (!isDone) await returnCredits(ports, tx, order, current);
    const note = isDone ? await composeRefundNote(ports, tx, order, { ...current, shortfall }) : undefined;
    const orderChange = await updateOrderAfterRefund(ports, tx, order, note);
    await appendHistoryEvent(
      tx,
      {
        orderId: order.id,
        kind: isDone ? 'refund-done' : 'refund-refused',
        fromStatus: order.status,
        toStatus: orderChange.status,
        detail: [isDone ? `${current.amountMinor} ${order.amount.currency}` : result.code, reason]
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
    return orderChange;
  });
}
