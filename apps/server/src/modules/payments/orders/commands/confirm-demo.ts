import { AppError, type OrderId, type UserId } from '@kilim/contract';
import { declineAttempt } from '../../attempts/commands/decline-attempt.ts';
import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { findProvider } from '../../providers/find-provider.ts';
import { publishOrderChanged } from '../order-events.ts';
import { isPaidStatus } from '../order-state.ts';
import { findOrder } from '../repository.ts';

/** Duration of a simulated payment (docs/rules/payments.md#simulated-payment). */
const simulatedDelay = 2_000;

/**
 * Approves or declines a simulated payment. It settles only a demo attempt of the caller's own order, and only while
 * the simulation is switched on. Throws `order_not_found`, `payment_method_unavailable` or `order_not_payable`.
 */
export async function confirmDemo(
  ports: PaymentsPorts,
  userId: UserId,
  orderId: OrderId,
  outcome: 'approve' | 'decline',
): Promise<void> {
  const { transactions } = ports;
  // Read before the order: a second approval that finds no open attempt then finds a paid order.
  const attempts = await listAttempts(transactions.outside, [orderId]);
  const order = await findOrder(transactions.outside, orderId);
  if (!order || order.userId !== userId) throw new AppError('order_not_found');
  if (order.method !== 'demo' || !findProvider(ports, 'demo')) {
    throw new AppError('payment_method_unavailable');
  }
  if (isPaidStatus(order.status) && outcome === 'approve') return;
  const open = attempts.find((attempt) => attempt.isOpen && attempt.method === 'demo');
  if (!open) throw new AppError('order_not_payable');
  await ports.wait(simulatedDelay);
  const orderChange = await transactions.run(async (tx) => {
    if (outcome === 'decline') {
      return declineAttempt(ports, tx, open.id, { code: 'demo', source: 'inquiry', actor: userId });
    }
    const payment = { providerTxnId: `DEMO-${open.reference}`, amount: order.amount, actor: userId };
    return (await settleAttempt(ports, tx, open.id, payment)).orderChange;
  });
  await publishOrderChanged(ports, orderChange);
}
