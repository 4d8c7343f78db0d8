import type { Transfer, UserId } from '@kilim/contract';
import type { PaymentsPorts } from '../../ports.ts';
import { presentTransfer } from '../../present.ts';
import { lockUnmatched } from '../lock-unmatched.ts';
import { settleTransfer } from '../repository.ts';

/** Closes an unmatched transfer without an order, for example because it was sent back. */
export async function dismissTransfer(
  ports: PaymentsPorts,
  adminId: UserId,
  transferId: string,
  note: string,
): Promise<Transfer> {
  return ports.transactions.run(async (tx) => {
    const transfer = await lockUnmatched(tx, transferId);
    const settlement = { status: 'dismissed', orderId: transfer.orderId, note, settledBy: adminId } as const;
    await settleTransfer(tx, transfer.id, settlement);
    const detail = { target: transfer.id };
    await ports.audit?.record(tx, { kind: 'transfer-dismissed', userId: null, detail });
    return presentTransfer({ ...transfer, ...settlement });
  });
}
