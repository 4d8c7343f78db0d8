import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { lockTransfer } from './repository.ts';
import type { TransferRecord } from './types.ts';

/** Locks an unmatched transfer. Throws `transfer_not_found` or `transfer_already_settled`. */
export async function lockUnmatched(tx: Tx, transferId: string): Promise<TransferRecord> {
  const transfer = await lockTransfer(tx, transferId);
  if (!transfer) throw new AppError('transfer_not_found');
  if (transfer.status !== 'unmatched') throw new AppError('transfer_already_settled');
  return transfer;
}
