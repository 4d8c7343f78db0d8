import { AppError, type OrderHistory, type OrderId } from '@kilim/contract';
import { inquireAttempt } from '../../attempts/commands/inquire-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { isSettled } from '../../attempts/types.ts';
import { readOrderHistory } from '../../orders/order-history.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { inquireRefund } from '../../refunds/commands/inquire-refund.ts';
import { listRefunds } from '../../refunds/repository.ts';
import { createStatementReader } from '../statement-reader.ts';

/**
 * Makes the inquiries of all undecided attempts and refunds of an order now, before they are due. Throws
 * `order_not_found` or `payment_provider_unreachable`.
 */
export async function checkOrder(ports: PaymentsPorts, orderId: OrderId): Promise<OrderHistory> {
  const { outside } = ports.transactions;
  await readOrderHistory(ports, orderId);
  await ports.audit?.recordAlone({ kind: 'order-checked', userId: null, detail: { target: orderId } });
  const readStatement = createStatementReader(ports);
  let isUnreachable = false;
  for (const attempt of await listAttempts(outside, [orderId])) {
    if (isSettled(attempt)) continue;
    const outcome = await inquireAttempt(ports, attempt.id, readStatement, { isDueOnly: false });
    isUnreachable ||= outcome === 'unreachable';
  }
  for (const refund of await listRefunds(outside, orderId)) {
    if (refund.status === 'pending') await inquireRefund(ports, refund.id, { isDueOnly: false });
  }
  if (isUnreachable) throw new AppError('payment_provider_unreachable');
  return readOrderHistory(ports, orderId);
}
