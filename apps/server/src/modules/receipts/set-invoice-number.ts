import { AppError, type Receipt, type ReceiptId } from '@kilim/contract';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { presentReceipt } from './present.ts';
import { updateInvoiceNumber } from './repository.ts';

export interface InvoiceNumberPorts {
  readonly transactions: Transactions;
  /** Records administrators' actions in the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
}

/** Stores the number of the receipt's tax document; an empty text removes it. Throws `receipt_not_found`. */
export async function setInvoiceNumber(
  { transactions, audit }: InvoiceNumberPorts,
  receiptId: ReceiptId,
  invoiceNumber: string,
): Promise<Receipt> {
  const record = await transactions.run(async (tx) => {
    const changed = await updateInvoiceNumber(tx, receiptId, invoiceNumber || null);
    if (!changed) throw new AppError('receipt_not_found');
    const { userId } = changed;
    await audit?.record(tx, { kind: 'invoice-number-set', userId, detail: { target: receiptId } });
    return changed;
  });
  return presentReceipt(record);
}
