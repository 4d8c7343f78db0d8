import type { OrderHistory } from '@kilim/contract';
import { isByTransfer, type PaymentsPorts, providerOf } from '../ports.ts';
import { type AttemptRecord, moneyOf, type OrderRecord, type RefundRecord } from '../records.ts';
import { chooseRefundable } from './choose-refundable.ts';
import { creditsFor } from './commands/refund-order.ts';

/** What a refund would be measured against now; null when nothing can go back. */
export async function describeRefundable(
  ports: PaymentsPorts,
  order: OrderRecord,
  attempts: readonly AttemptRecord[],
  refunds: readonly RefundRecord[],
): Promise<OrderHistory['refundable']> {
  const refundable = chooseRefundable(order, attempts, refunds);
  const provider = refundable && providerOf(ports, refundable.attempt.method);
  if (!refundable || !provider || provider.refunds === 'none') return null;
  const { remainingMinor } = refundable;
  return {
    amount: moneyOf(remainingMinor, order.amount.currency),
    credits: creditsFor(order, refundable, refunds, remainingMinor),
    balance: order.userId === null ? null : (await ports.credits.status(order.userId)).balance,
    isManual: isByTransfer(provider),
  };
}
