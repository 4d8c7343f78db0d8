import { type UserId, userId } from '@kilim/contract';
import { z } from 'zod';
import { type OrderChange, publishOrderChanged } from '../../orders/order-events.ts';
import { receiptStatusOf } from '../../orders/order-state.ts';
import { lockOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { shortfallNote } from '../receipt-notes.ts';
import { parseRefundLedgerKey } from '../refund-claims.ts';
import { listRefunds, updateShortfall } from '../repository.ts';

/** Kind of the job that runs when all turns have ended on which a refund had a claim. */
export const refundClaimJob = 'payment-refund-claim';

const jobPayload = z.object({ userId, idempotencyKey: z.string() });

/** Job handler: ends a completed claim and stores how many credits the refund could not take. Runs once per claim. */
export async function closeClaim(ports: PaymentsPorts, payload: unknown): Promise<void> {
  const claimKey = jobPayload.parse(payload) as { userId: UserId; idempotencyKey: string };
  const key = parseRefundLedgerKey(claimKey.idempotencyKey);
  if (!key) return;
  const orderChange = await ports.transactions.run(async (tx): Promise<OrderChange | null> => {
    const order = await lockOrder(tx, key.orderId);
    if (order?.userId !== claimKey.userId) return null;
    const refunds = await listRefunds(tx, key.orderId);
    const refund = refunds.find(({ idempotencyKey }) => idempotencyKey === key.idempotencyKey);
    if (!refund || !(await ports.credits.findClaim(tx, claimKey))?.isOver) return null;
    const claim = await ports.credits.endClaim(tx, claimKey);
    if (!claim) return null;
    const shortfall = refund.credits - claim.taken;
    await updateShortfall(tx, refund.id, shortfall, ports.clock.now());
    // A pending refund gets its note when it is closed.
    if (refund.status === 'done' && shortfall > 0) {
      const status = receiptStatusOf(order.status, order.refundedMinor);
      await ports.receipts.change(tx, order.id, { status, note: shortfallNote(order.language, shortfall) });
    }
    const { userId, id, status } = order;
    return { userId, orderId: id, status, isBalanceChanged: true };
  });
  await publishOrderChanged(ports, orderChange);
}
