import {
  AppError,
  type decideRefund as decideEndpoint,
  type EndpointInput,
  type OrderId,
  type UserId,
} from '@kilim/contract';
import { announceOrder } from '../../orders/order-events.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { findRefund, leaseRefund } from '../repository.ts';
import { endRefund } from './close-refund.ts';
import { refundLeaseTime } from './refund-order.ts';

export type RefundDecision = EndpointInput<typeof decideEndpoint>['body'];

/**
 * Ends a refund whose outcome the provider never told, as an administrator found it in the provider's books. Throws
 * `refund_not_found`, `refund_already_decided`, and `refund_in_progress` while the provider is being asked.
 */
export async function decideRefund(
  ports: PaymentsPorts,
  adminId: UserId,
  refundId: string,
  { outcome, reference, reason }: RefundDecision,
): Promise<OrderId> {
  const { outside } = ports.transactions;
  const now = ports.clock.now();
  const lease = { now, until: now + refundLeaseTime, isDueOnly: false };
  const isHeld = await leaseRefund(outside, refundId, lease);
  const refund = await findRefund(outside, refundId);
  if (!refund) throw new AppError('refund_not_found');
  if (refund.status !== 'pending') throw new AppError('refund_already_decided');
  if (!isHeld) throw new AppError('refund_in_progress');
  const ending =
    outcome === 'done'
      ? ({ kind: 'done', reference: reference ?? 'manual' } as const)
      : ({ kind: 'refused', code: reference ?? 'manual' } as const);
  const news = await endRefund(ports, refund, ending, adminId, reason);
  if (!news) throw new AppError('refund_already_decided');
  await announceOrder(ports, news);
  return refund.orderId;
}
