import {
  type BillingDetails,
  type Currency,
  type MinorAmount,
  type OrderId,
  type PaymentMethod,
  type PlanId,
  type Receipt,
  type ReceiptId,
  type ReceiptStatus,
  splitTax,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ReceiptRow } from './repository.ts';

/** Receipt row → wire. Net and tax are worked out from the amount, so they always add up to it. */
export function presentReceipt(row: ReceiptRow): Receipt {
  const currency = row.currency as Currency;
  const amount = row.amount_minor as MinorAmount;
  const { net, tax } = splitTax(amount, row.tax_rate);
  return {
    id: row.id as ReceiptId,
    orderId: row.order_id as OrderId,
    userId: row.user_id,
    receiptNumber: row.receipt_number,
    planId: row.plan_id as PlanId,
    planName: JSON.parse(row.plan_name_json) as { tr: string; en: string },
    amount: { minor: amount, currency },
    net: { minor: net, currency },
    tax: { minor: tax, currency },
    taxRate: row.tax_rate,
    refunded: { minor: row.refunded_minor as MinorAmount, currency },
    credits: row.credits,
    paymentMethod: row.payment_method as PaymentMethod,
    isSimulated: row.is_simulated === 1,
    transactionId: row.transaction_id,
    status: row.status as ReceiptStatus,
    billingDetails: JSON.parse(row.billing_json) as BillingDetails,
    invoiceNumber: row.invoice_number,
    notes: row.notes,
    createdAt: toTimestamp(row.created_at),
    paidAt: row.paid_at === null ? null : toTimestamp(row.paid_at),
  };
}
