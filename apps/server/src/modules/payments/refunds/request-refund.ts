import { findAttempt } from '../attempts/repository.ts';
import { toMoney } from '../money.ts';
import { appendHistoryEvent } from '../orders/history-repository.ts';
import { findOrder } from '../orders/repository.ts';
import type { PaymentsPorts } from '../ports.ts';
import { findProvider } from '../providers/find-provider.ts';
import { ProviderUnreachable, type RefundResult } from '../providers/payment-provider.ts';
import { toPaidAttempt } from '../providers/to-provider-attempt.ts';
import { findResolved } from '../transfers/repository.ts';
import { nextRefundInquiryAt } from './refund-inquiry-schedule.ts';
import { listRefunds, postponeRefund } from './repository.ts';
import type { RefundRecord } from './types.ts';

/** `unsent`: the request never left this server. */
export type RefundReply = RefundResult | { readonly kind: 'unsent' };

/** Sends a refund to its provider, or inquires about one that was already sent; a refund is never sent twice. */
export async function requestRefund(
  ports: PaymentsPorts,
  refund: RefundRecord,
  mode: 'send' | 'inquire',
): Promise<RefundReply> {
  const { outside } = ports.transactions;
  const order = await findOrder(outside, refund.orderId);
  const attempt = await findAttempt(outside, refund.attemptId);
  const provider = attempt && findProvider(ports, attempt.method);
  if (!order || !attempt || !provider) return { kind: 'pending', reference: null };
  const resolved = await findResolved(outside, attempt);
  const paid = toPaidAttempt(order, attempt, await listRefunds(outside, order.id), resolved);
  const amount = toMoney(refund.amountMinor, order.amount.currency);
  try {
    return await (mode === 'send'
      ? provider.refund(paid, amount, refund.id)
      : provider.inquireRefund(paid, amount, refund.id));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    // Only a request that never left may be undone; any other outcome is unknown and needs an inquiry.
    return mode === 'send' && error.isUnsent ? { kind: 'unsent' } : { kind: 'pending', reference: null };
  }
}

/** Leaves a refund pending and schedules its next inquiry. `isFirst`: the answer to the request itself was lost. */
export async function keepRefundPending(
  ports: PaymentsPorts,
  refund: RefundRecord,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const now = ports.clock.now();
  await ports.transactions.run(async (tx) => {
    await postponeRefund(tx, refund.id, nextRefundInquiryAt(refund.createdAt, now), now);
    if (!isFirst) return;
    const event = { orderId: refund.orderId, kind: 'refund-unknown', actor: 'system' } as const;
    await appendHistoryEvent(tx, event, now);
  });
}
