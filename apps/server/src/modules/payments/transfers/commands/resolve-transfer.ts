import { AppError, type Transfer, type UserId } from '@kilim/contract';
import type { Tx } from '../../../../platform/tx.ts';
import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { announceOrder } from '../../orders/order-events.ts';
import { nextStatus } from '../../orders/order-state.ts';
import { lockOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { presentTransfer } from '../../present.ts';
import { moneyOf, type TransferRecord } from '../../records.ts';
import { lockTransfer, settleTransfer } from '../repository.ts';

async function holdUnmatched(tx: Tx, transferId: string): Promise<TransferRecord> {
  const transfer = await lockTransfer(tx, transferId);
  if (!transfer) throw new AppError('transfer_not_found');
  if (transfer.status !== 'unmatched') throw new AppError('transfer_already_settled');
  return transfer;
}

/**
 * Pays an order with a transfer that named none: a person decides which, never how much. Throws `order_not_found`,
 * `order_not_payable`, `transfer_amount_differs`, `transfer_already_settled`.
 */
export async function resolveTransfer(
  ports: PaymentsPorts,
  adminId: UserId,
  transferId: string,
  { receiptNumber, note }: { readonly receiptNumber: string; readonly note: string },
): Promise<Transfer> {
  const named = await ports.receipts.findByNumber(receiptNumber);
  const { transfer, news } = await ports.transactions.run(async (tx) => {
    // The order before the transfer, as everywhere; what is wrong with the transfer is said first all the same.
    const order = named && (await lockOrder(tx, named.orderId));
    const held = await holdUnmatched(tx, transferId);
    if (!order) throw new AppError('order_not_found');
    const attempt = (await listAttempts(tx, [order.id])).findLast(
      ({ method, providerTxnId }) => method === held.method && providerTxnId === null,
    );
    if (!attempt || nextStatus(order.status, 'prove') === null || order.userId === null) {
      throw new AppError('order_not_payable');
    }
    if (held.amountMinor !== order.amount.minor || held.currency !== order.amount.currency) {
      throw new AppError('transfer_amount_differs');
    }
    const proof = {
      providerTxnId: held.providerTxnId,
      amount: moneyOf(held.amountMinor, held.currency),
      actor: adminId,
    };
    const settlement = await settleAttempt(ports, tx, attempt.id, proof);
    if (settlement.outcome !== 'paid') throw new AppError('order_not_payable');
    const end = { status: 'resolved', orderId: order.id, note, settledBy: adminId } as const;
    await settleTransfer(tx, held.id, end);
    const detail = { target: order.id };
    await ports.audit?.record(tx, { kind: 'transfer-resolved', userId: order.userId, detail });
    return { transfer: { ...held, ...end }, news: settlement.news };
  });
  await announceOrder(ports, news);
  return presentTransfer(transfer);
}

/** Sets a transfer aside for good, such as one that was sent back. */
export async function dismissTransfer(
  ports: PaymentsPorts,
  adminId: UserId,
  transferId: string,
  note: string,
): Promise<Transfer> {
  return ports.transactions.run(async (tx) => {
    const held = await holdUnmatched(tx, transferId);
    const end = { status: 'dismissed', orderId: held.orderId, note, settledBy: adminId } as const;
    await settleTransfer(tx, held.id, end);
    const detail = { target: held.id };
    await ports.audit?.record(tx, { kind: 'transfer-dismissed', userId: null, detail });
    return presentTransfer({ ...held, ...end });
  });
}
