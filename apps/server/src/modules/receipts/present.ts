import { type Receipt, splitTax } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ReceiptRecord } from './types.ts';

/** Receipt record → wire. Net and tax are calculated from the amount, so that they always add up to it. */
export function presentReceipt(record: ReceiptRecord): Receipt {
  const { amount, taxRate, refundedMinor, createdAt, paidAt } = record;
  const { currency } = amount;
  const { net, tax } = splitTax(amount.minor, taxRate);
  return {
    id: record.id,
    orderId: record.orderId,
    userId: record.userId,
    receiptNumber: record.receiptNumber,
    planId: record.planId,
    planName: record.planName,
    amount,
    net: { minor: net, currency },
    tax: { minor: tax, currency },
    taxRate,
    refunded: { minor: refundedMinor, currency },
    credits: record.credits,
    paymentMethod: record.paymentMethod,
    isSimulated: record.isSimulated,
    transactionId: record.transactionId,
    status: record.status,
    billingDetails: record.billingDetails,
    invoiceNumber: record.invoiceNumber,
    notes: record.notes,
    createdAt: toTimestamp(createdAt),
    paidAt: paidAt === null ? null : toTimestamp(paidAt),
  };
}
