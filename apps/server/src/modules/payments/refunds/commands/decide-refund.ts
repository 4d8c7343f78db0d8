import {
  AppError,
  type decideRefund as decideEndpoint,
  type EndpointInput,
  type OrderId,
  type UserId,
} from '@kilim/contract';
import { publishOrderChanged } from '../../orders/order-events.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { refundLeaseTime } from '../refund-inquiry-schedule.ts';
import { findRefund, leaseRefund } from '../repository.ts';
import { closeRefund } from './close-refund.ts';

export type RefundDecision = EndpointInput<typeof decideEndpoint>['body'];

/**
 * Closes a pending refund with the outcome that an administrator found in the provider's books. Throws
 * `refund_not_found`, `refund_already_decided`, or `refund_in_progress` while an inquiry runs.
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
  const isLeased = await leaseRefund(outside, refundId, lease);
  const refund = await findRefund(outside, refundId);
  if (!refund) throw new AppError('refund_not_found');
  if (refund.status !== 'pending') throw new AppError('refund_already_decided');
  if (!isLeased) throw new AppError('refund_in_progress');
  const result =
    outcome === 'done'
      ? ({ kind: 'done', reference: reference ?? 'manual' } as const)
      : ({ kind: 'refused', code: reference ?? 'manual' } as const);
  const orderChange = await closeRefund(ports, refund, result, adminId, reason);
  if (!orderChange) throw new AppError('refund_already_decided');
  await publishOrderChanged(ports, orderChange);
  return refund.orderId;
}
