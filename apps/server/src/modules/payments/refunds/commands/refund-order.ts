import { createHash } from 'node:crypto';
import {
  AppError,
  type EndpointInput,
  type OrderId,
  type refundOrder as refundEndpoint,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import { isRefusalFinal, nextRefundInquiryAt } from '../../attempts/inquiry-schedule.ts';
import { findAttempt, listAttempts } from '../../attempts/repository.ts';
import { appendEvent } from '../../orders/history-repository.ts';
import { announceOrder, type OrderNews } from '../../orders/order-events.ts';
import { findOrder, lockOrder } from '../../orders/repository.ts';
import { isByTransfer, type PaymentsPorts, providerOf } from '../../ports.ts';
import { ProviderUnreachable, type RefundResult } from '../../providers/payment-provider.ts';
import { toPaidAttempt } from '../../providers/to-provider-attempt.ts';
import { moneyOf, type OrderRecord, type RefundRecord } from '../../records.ts';
import { findResolved } from '../../transfers/repository.ts';
import { chooseRefundable, type Refundable } from '../choose-refundable.ts';
import { takeKey } from '../refund-claims.ts';
import { creditsOfRefund } from '../refund-credits.ts';
import { findRefund, insertRefund, leaseRefund, listRefunds, postponeRefund } from '../repository.ts';
import { endRefund, noteRefund, restateOrder } from './close-refund.ts';

export type RefundRequest = EndpointInput<typeof refundEndpoint>['body'];

/** Longer than any provider takes to answer or to time out. */
export const refundLeaseTime = 90_000;

const hashRequest = ({ amountMinor, reason, manualReference }: RefundRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([amountMinor, reason, manualReference]))
    .digest('hex');

function requireReference(ports: PaymentsPorts, { attempt }: Refundable, request: RefundRequest): boolean {
  const provider = providerOf(ports, attempt.method);
  if (!provider || provider.refunds === 'none') throw new AppError('refund_not_possible');
  const isManual = isByTransfer(provider);
  if (isManual && request.manualReference === null) throw new AppError('refund_reference_required');
  return isManual;
}

/** Credits that a refund of this amount takes now. */
export function creditsFor(
  order: OrderRecord,
  { attempt, isSurplus }: Refundable,
  refunds: readonly RefundRecord[],
  amountMinor: number,
): number {
  if (isSurplus) return 0;
  const earlier = refunds.filter(({ attemptId, status }) => attemptId === attempt.id && status !== 'refused');
  const basis = {
    amountMinor: order.amount.minor,
    credits: order.credits,
    earlierMinor: earlier.reduce((sum, refund) => sum + refund.amountMinor, 0),
    earlierCredits: earlier.reduce((sum, refund) => sum + refund.credits, 0),
  };
  return creditsOfRefund(basis, amountMinor);
}

interface Reserved {
  readonly refund: RefundRecord;
  readonly isNew: boolean;
  readonly news: OrderNews | null;
}

/**
 * Takes the credits and writes the refund down, so that nothing is lost whatever the provider then says.
 * What was sent back by hand is done with that.
 */
async function reserveRefund(
  ports: PaymentsPorts,
  adminId: UserId,
  orderId: OrderId,
  request: RefundRequest,
): Promise<Reserved> {
  return ports.transactions.run(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('order_not_found');
    const refunds = await listRefunds(tx, orderId);
    const requestHash = hashRequest(request);
    const known = refunds.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
    if (known) {
      if (known.requestHash !== requestHash) throw new AppError('refund_key_reused');
      return { refund: known, isNew: false, news: null };
    }
    const refundable = chooseRefundable(order, await listAttempts(tx, [orderId]), refunds);
    if (!refundable) throw new AppError('refund_not_possible');
    const { amountMinor, idempotencyKey, reason } = request;
    // Two refunds of unknown outcome could not be told apart in the provider's books.
    const isWaiting = refunds.some(
      ({ status, attemptId }) => status === 'pending' && attemptId === refundable.attempt.id,
    );
    if (isWaiting) throw new AppError('refund_in_progress');
    if (amountMinor === 0 || amountMinor > refundable.remainingMinor) throw new AppError('refund_too_large');
    const isManual = requireReference(ports, refundable, request);
    const credits = creditsFor(order, refundable, refunds, amountMinor);
    const { taken, claimed } =
      order.userId === null
        ? { taken: 0, claimed: 0 }
        : await ports.credits.reverse(tx, {
            userId: order.userId,
            amount: credits,
            reason: 'refund',
            idempotencyKey: takeKey({ orderId, idempotencyKey }),
          });
    const now = ports.clock.now();
    const refund: RefundRecord = {
      id: newId(now),
      orderId,
      attemptId: refundable.attempt.id,
      idempotencyKey,
      requestHash,
      amountMinor,
      credits,
      shortfall: credits - taken - claimed,
      status: isManual ? 'done' : 'pending',
      providerReference: isManual ? request.manualReference : null,
      refusalCode: null,
      reason,
      requestedBy: adminId,
      // Should this process die before the provider answers, somebody else asks what became of it.
      nextInquiryAt: isManual ? null : now + refundLeaseTime,
      // Nobody may ask while the first answer is under way: the provider's books would not show the refund yet.
      leaseUntil: isManual ? 0 : now + refundLeaseTime,
      createdAt: now,
    };
    await insertRefund(tx, refund);
    const note = isManual ? await noteRefund(ports, tx, order, refund) : undefined;
    const news = await restateOrder(ports, tx, order, note);
    const moved = { fromStatus: order.status, toStatus: news.status };
    const detail = `${amountMinor} ${order.amount.currency}`;
    const kind = isManual ? 'refund-done' : 'refund-asked';
    await appendEvent(tx, { orderId, kind, detail, actor: adminId, ...moved }, now);
    await ports.audit?.record(tx, {
      kind: 'refund-requested',
      userId: order.userId,
      detail: { target: orderId, amountMinor, currency: order.amount.currency },
    });
    return { refund, isNew: true, news };
  });
}

type Answer = RefundResult | { readonly kind: 'unsent' };

async function callProvider(ports: PaymentsPorts, refund: RefundRecord, isFirst: boolean): Promise<Answer> {
  const { outside } = ports.transactions;
  const order = await findOrder(outside, refund.orderId);
  const attempt = await findAttempt(outside, refund.attemptId);
  const provider = attempt && providerOf(ports, attempt.method);
  if (!order || !attempt || !provider) return { kind: 'pending', reference: null };
  const resolved = await findResolved(outside, attempt);
  const paid = toPaidAttempt(order, attempt, await listRefunds(outside, order.id), resolved);
  const amount = moneyOf(refund.amountMinor, order.amount.currency);
  try {
    return await (isFirst
      ? provider.refund(paid, amount, refund.id)
      : provider.inquireRefund(paid, amount, refund.id));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    // Only what surely never left may be taken back; anything else is asked about, never sent again.
    return isFirst && error.isUnsent ? { kind: 'unsent' } : { kind: 'pending', reference: null };
  }
}

async function leaveUnknown(ports: PaymentsPorts, refund: RefundRecord, isFirst: boolean): Promise<void> {
  const now = ports.clock.now();
  await ports.transactions.run(async (tx) => {
    await postponeRefund(tx, refund.id, nextRefundInquiryAt(refund.createdAt, now), now);
    if (!isFirst) return;
    await appendEvent(tx, { orderId: refund.orderId, kind: 'refund-unknown', actor: 'system' }, now);
  });
}

/**
 * Gives money back. The credits are taken first and come back when the provider refuses; an unknown outcome stays
 * pending and is asked about. The same key never refunds twice, and all refunds together never exceed what was paid.
 */
export async function refundOrder(
  ports: PaymentsPorts,
  adminId: UserId,
  orderId: OrderId,
  request: RefundRequest,
): Promise<void> {
  const { refund, isNew, news } = await reserveRefund(ports, adminId, orderId, request);
  if (!isNew) {
    if (refund.status === 'refused') {
      throw new AppError('refund_refused', { params: { code: refund.refusalCode ?? '' } });
    }
    return;
  }
  await announceOrder(ports, news);
  if (refund.status === 'done') return;
  const answer = await callProvider(ports, refund, true);
  if (answer.kind === 'pending') return leaveUnknown(ports, refund, true);
  const ending = answer.kind === 'unsent' ? ({ kind: 'refused', code: 'unreachable' } as const) : answer;
  await announceOrder(ports, await endRefund(ports, refund, ending, adminId));
  if (answer.kind === 'unsent') throw new AppError('payment_provider_unreachable');
  if (answer.kind === 'refused') throw new AppError('refund_refused', { params: { code: answer.code } });
}

/** Asks what became of a refund whose answer was lost. */
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
  const answer = await callProvider(ports, refund, false);
  const isTooEarly = answer.kind === 'refused' && !isRefusalFinal(refund.createdAt, clock.now());
  if (answer.kind === 'pending' || answer.kind === 'unsent' || isTooEarly) {
    return leaveUnknown(ports, refund, false);
  }
  await announceOrder(ports, await endRefund(ports, refund, answer, 'system'));
}
