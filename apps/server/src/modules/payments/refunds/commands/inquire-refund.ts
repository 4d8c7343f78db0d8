import { publishOrderChanged } from '../../orders/order-events.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { isRefusalFinal, refundLeaseTime } from '../refund-inquiry-schedule.ts';
import { findRefund, leaseRefund } from '../repository.ts';
import { keepRefundPending, requestRefund } from '../request-refund.ts';
import { closeRefund } from './close-refund.ts';

/** Asks the provider for the outcome of a pending refund and closes it if the outcome is known. */
export async function inquireRefund(
  ports: PaymentsPorts,
  refundId: string,
  { isDueOnly = true }: { readonly isDueOnly?: boolean } = {},
): Promise<void> {
  const { transactions, clock } = ports;
  const now = clock.now();
  const lease = { now, until: now + refundLeaseTime, isDueOnly };
  if (!(await leaseRefund(transactions.outside, refundId, lease))) return;
  const refund = await findRefund(transactions.outside, refundId);
  if (!refund) return;
  const reply = await requestRefund(ports, refund, 'inquire');
  const isTooEarly = reply.kind === 'refused' && !isRefusalFinal(refund.createdAt, clock.now());
  if (reply.kind === 'pending' || reply.kind === 'unsent' || isTooEarly) {
    return keepRefundPending(ports, refund, { isFirst: false });
  }
  await publishOrderChanged(ports, await closeRefund(ports, refund, reply, 'system'));
}
