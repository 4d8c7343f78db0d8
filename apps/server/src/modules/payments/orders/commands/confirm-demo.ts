import { AppError, type OrderId, type UserId } from '@kilim/contract';
import { declineAttempt } from '../../attempts/commands/close-attempt.ts';
import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { type PaymentsPorts, providerOf } from '../../ports.ts';
import { announceOrder } from '../order-events.ts';
import { isPaidStatus } from '../order-state.ts';
import { findOrder } from '../repository.ts';

/** customer.md §3: the simulated payment takes two seconds. */
const simulatedDelay = 2_000;

/**
 * Approves or declines the simulation. Nothing but a demo attempt of the caller's own order is ever settled here, and
 * only while the simulation is switched on.
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
  if (order.method !== 'demo' || !providerOf(ports, 'demo')) throw new AppError('payment_method_unavailable');
  if (isPaidStatus(order.status) && outcome === 'approve') return;
  const open = attempts.find((attempt) => attempt.isOpen && attempt.method === 'demo');
  if (!open) throw new AppError('order_not_payable');
  await ports.wait(simulatedDelay);
  const news = await transactions.run(async (tx) => {
    if (outcome === 'decline') {
      return declineAttempt(ports, tx, open.id, { code: 'demo', source: 'inquiry', actor: userId });
    }
    const proof = { providerTxnId: `DEMO-${open.reference}`, amount: order.amount, actor: userId };
    return (await settleAttempt(ports, tx, open.id, proof)).news;
  });
  await announceOrder(ports, news);
}
