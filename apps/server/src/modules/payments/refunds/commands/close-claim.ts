import { type UserId, userId } from '@kilim/contract';
import { z } from 'zod';
import { announceOrder, type OrderNews } from '../../orders/order-events.ts';
import { receiptStatusOf } from '../../orders/order-state.ts';
import { lockOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { shortfallNote } from '../receipt-notes.ts';
import { readTakeKey } from '../refund-claims.ts';
import { changeShortfall, listRefunds } from '../repository.ts';

/** Kind of the job that follows when every answer has ended that ran while a refund took its credits. */
export const refundClaimJob = 'payment-refund-claim';

const jobPayload = z.object({ userId, idempotencyKey: z.string() });

/** Handler of the job: writes down how many credits a refund could not take, now that it is known. Once. */
export async function closeClaim(ports: PaymentsPorts, payload: unknown): Promise<void> {
  const claimKey = jobPayload.parse(payload) as { userId: UserId; idempotencyKey: string };
  const named = readTakeKey(claimKey.idempotencyKey);
  if (!named) return;
  const news = await ports.transactions.run(async (tx): Promise<OrderNews | null> => {
    const order = await lockOrder(tx, named.orderId);
    if (order?.userId !== claimKey.userId) return null;
    const refunds = await listRefunds(tx, named.orderId);
    const refund = refunds.find(({ idempotencyKey }) => idempotencyKey === named.idempotencyKey);
    if (!refund || !(await ports.credits.findClaim(tx, claimKey))?.isOver) return null;
    const claim = await ports.credits.endClaim(tx, claimKey);
    if (!claim) return null;
    const shortfall = refund.credits - claim.taken;
    await changeShortfall(tx, refund.id, shortfall, ports.clock.now());
    // The end of a refund that is still under way writes its own note.
    if (refund.status === 'done' && shortfall > 0) {
      const status = receiptStatusOf(order.status, order.refundedMinor);
      await ports.receipts.change(tx, order.id, { status, note: shortfallNote(order.language, shortfall) });
    }
    const { userId, id, status } = order;
    return { userId, orderId: id, status, isBalanceChanged: true };
  });
  await announceOrder(ports, news);
}
