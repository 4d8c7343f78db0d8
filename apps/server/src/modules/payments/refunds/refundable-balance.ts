import type { OrderHistory } from '@kilim/contract';
import type { AttemptRecord } from '../attempts/types.ts';
import { toMoney } from '../money.ts';
import type { OrderRecord } from '../orders/types.ts';
import type { PaymentsPorts } from '../ports.ts';
import { findProvider, isTransferProvider } from '../providers/find-provider.ts';
import { chooseRefundable } from './choose-refundable.ts';
import { creditsForRefund } from './refund-credits.ts';
import type { RefundRecord } from './types.ts';

/** Amount and credits that can be refunded now, next to the buyer's balance; null when nothing can be refunded. */
export async function describeRefundableBalance(
  ports: PaymentsPorts,
  order: OrderRecord,
  attempts: readonly AttemptRecord[],
  refunds: readonly RefundRecord[],
): Promise<OrderHistory['refundable']> {
  const refundable = chooseRefundable(order, attempts, refunds);
  const provider = refundable && findProvider(ports, refundable.attempt.method);
  if (!refundable || !provider || provider.refunds === 'none') return null;
  const { remainingMinor } = refundable;
  return {
    amount: toMoney(remainingMinor, order.amount.currency),
    credits: creditsForRefund(order, refundable, refunds, remainingMinor),
    balance: order.userId === null ? null : (await ports.credits.status(order.userId)).balance,
    isManual: isTransferProvider(provider),
  };
}
