import { AppError, type Transfer, type UserId } from '@kilim/contract';
import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { toMoney } from '../../money.ts';
import { publishOrderChanged } from '../../orders/order-events.ts';
import { nextStatus } from '../../orders/order-state.ts';
import { lockOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { presentTransfer } from '../../present.ts';
import { lockUnmatched } from '../lock-unmatched.ts';
import { settleTransfer } from '../repository.ts';

/**
 * Pays an order with an unmatched transfer that an administrator assigns to it; the amount must be exact. Throws
 * `order_not_found`, `order_not_payable`, `transfer_amount_differs` or `transfer_already_settled`.
 */
export async function resolveTransfer(
  ports: PaymentsPorts,
  adminId: UserId,
  transferId: string,
  { receiptNumber, note }: { readonly receiptNumber: string; readonly note: string },
): Promise<Transfer> {
  const named = await ports.receipts.findByNumber(receiptNumber);
  const { transfer, orderChange } = await ports.transactions.run(async (tx) => {
    // Lock order: the order before the transfer. A problem of the transfer is still reported first.
    const order = named && (await lockOrder(tx, named.orderId));
    const unmatched = await lockUnmatched(tx, transferId);
    if (!order) throw new AppError('order_not_found');
    const attempt = (await listAttempts(tx, [order.id])).findLast(
      ({ method, providerTxnId }) => method === unmatched.method && providerTxnId === null,
    );
    if (!attempt || nextStatus(order.status, 'confirm') === null || order.userId === null) {
      throw new AppError('order_not_payable');
    }
    if (unmatched.amountMinor !== order.amount.minor || unmatched.currency !== order.amount.currency) {
      throw new AppError('transfer_amount_differs');
    }
    const amount = toMoney(unmatched.amountMinor, unmatched.currency);
    const payment = { providerTxnId: unmatched.providerTxnId, amount, actor: adminId };
    const settlement = await settleAttempt(ports, tx, attempt.id, payment);
    if (settlement.outcome !== 'paid') throw new AppError('order_not_payable');
    const resolution = { status: 'resolved', orderId: order.id, note, settledBy: adminId } as const;
    await settleTransfer(tx, unmatched.id, resolution);
    const detail = { target: order.id };
    await ports.audit?.record(tx, { kind: 'transfer-resolved', userId: order.userId, detail });
    return { transfer: { ...unmatched, ...resolution }, orderChange: settlement.orderChange };
  });
  await publishOrderChanged(ports, orderChange);
  return presentTransfer(transfer);
}
