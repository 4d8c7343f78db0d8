import { AppError, type OrderId, type PaymentMethod } from '@kilim/contract';
import { appendEvent, hasEvent, insertMessage } from '../../orders/history-repository.ts';
import { announceOrder } from '../../orders/order-events.ts';
import { isPaidStatus } from '../../orders/order-state.ts';
import { findOrder } from '../../orders/repository.ts';
import { type PaymentsPorts, providerOf } from '../../ports.ts';
import {
  type InboundAnswer,
  type InboundMessage,
  type MessageEcho,
  type PaymentProvider,
  ProviderUnreachable,
  type Verdict,
} from '../../providers/payment-provider.ts';
import { enqueueSweep } from '../../reconciliation/commands/sweep-payments.ts';
import type { AttemptRecord } from '../../records.ts';
import { changeAttempt, findAttemptByReference } from '../repository.ts';
import { declineAttempt, holdAttempt, moveOrder } from './close-attempt.ts';
import { inquireAttempt, type ReadStatement } from './inquire-attempt.ts';

/** Where a browser that brought the message goes on; the page shows the true state. */
export interface InboundOutcome {
  readonly orderId: OrderId | null;
  readonly outcome: 'success' | 'error';
}

async function read(provider: PaymentProvider, message: InboundMessage): Promise<InboundAnswer> {
  try {
    return await provider.handleInbound(message);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return {
      dedupKey: null,
      verdicts: [{ kind: 'inconclusive', reason: error.message }],
      asksForSweep: false,
    };
  }
}

const referenceOf = (verdict: Verdict): string | null =>
  'attemptRef' in verdict ? (verdict.attemptRef ?? null) : null;

const reasonOf = (verdict: Verdict): string =>
  verdict.kind === 'declined' ? verdict.code : 'reason' in verdict ? verdict.reason : '';

/** A signed approval claims; only the inquiry that follows at once proves. */
async function markVerifying(ports: PaymentsPorts, attemptId: string): Promise<void> {
  const news = await ports.transactions.run(async (tx) => {
    const held = await holdAttempt(tx, attemptId);
    if (!held || held.attempt.status === 'paid' || held.attempt.status === 'review') return null;
    const now = ports.clock.now();
    const { order, attempt } = held;
    // Also one that is closed: money that was confirmed so late is asked for as long as any other.
    await changeAttempt(tx, attempt.id, { nextInquiryAt: now, status: 'verifying' }, now);
    const moved = attempt.isOpen ? await moveOrder(ports, tx, order, 'claim') : null;
    const event = { orderId: order.id, kind: 'message-approved', actor: 'provider' } as const;
    await appendEvent(
      tx,
      { ...event, ...(moved && { fromStatus: order.status, toStatus: moved.status }) },
      now,
    );
    return moved;
  });
  await announceOrder(ports, news);
}

/** The signed values and our own order win; what contradicts them is for a person to wonder about. */
async function noteContradictions(ports: PaymentsPorts, orderId: OrderId, echo: MessageEcho): Promise<void> {
  const order = await findOrder(ports.transactions.outside, orderId);
  if (!order) return;
  const isOtherAmount = echo.amount !== null && echo.amount !== String(order.amount.minor);
  const names = [...echo.contradictions, ...(isOtherAmount ? ['amount'] : [])];
  if (names.length === 0) return;
  const event = { orderId, kind: 'message-mismatched', detail: names.join(', '), actor: 'provider' } as const;
  await ports.transactions.run((tx) => appendEvent(tx, event, ports.clock.now()));
}

/** Anybody can send such messages: the bank is asked, and the history told, no more for a hundred than for a few. */
const inquiryDistance = 30_000;

/** An unsigned or unclear message never decides anything, but it is a reason to ask soon. */
async function askSoon(ports: PaymentsPorts, attempt: AttemptRecord, reason: string): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const held = await holdAttempt(tx, attempt.id);
    if (!held || held.attempt.nextInquiryAt === null) return;
    const now = ports.clock.now();
    const { inquiries, updatedAt, nextInquiryAt, createdAt } = held.attempt;
    const soon = inquiries === 0 ? now : Math.max(now, updatedAt + inquiryDistance);
    if (soon < nextInquiryAt) await changeAttempt(tx, attempt.id, { nextInquiryAt: soon }, now);
    const event = { orderId: held.order.id, kind: 'message-inconclusive', detail: reason } as const;
    if (await hasEvent(tx, event, createdAt)) return;
    await appendEvent(tx, { ...event, actor: 'provider' }, now);
  });
}

/** Acts on one verdict; answers the order that it was about. */
async function act(
  ports: PaymentsPorts,
  method: PaymentMethod,
  verdict: Verdict,
  { isNew, readStatement }: { readonly isNew: boolean; readonly readStatement: ReadStatement },
): Promise<OrderId | null> {
  const reference = referenceOf(verdict);
  const attempt = reference && (await findAttemptByReference(ports.transactions.outside, method, reference));
  if (!attempt) return null;
  // What was acted on before is not acted on again; if that was cut short, the inquiry makes up for it.
  if (!isNew) return attempt.orderId;
  switch (verdict.kind) {
    case 'paid':
      await markVerifying(ports, attempt.id);
      if (attempt.status !== 'paid' && attempt.status !== 'review') {
        await inquireAttempt(ports, attempt.id, readStatement);
      }
      break;
    case 'declined': {
      const refusal = { code: verdict.code, source: 'message', actor: 'provider' } as const;
      const news = await ports.transactions.run((tx) => declineAttempt(ports, tx, attempt.id, refusal));
      await announceOrder(ports, news);
      break;
    }
    case 'inconclusive':
      await askSoon(ports, attempt, verdict.reason);
      break;
    case 'rejected':
      break;
  }
  return attempt.orderId;
}

/**
 * Takes a provider's message: the provider verifies it, the audit keeps what it was taken for and never its content.
 * The same message again, also at the same time, changes nothing.
 */
export async function receiveMessage(
  ports: PaymentsPorts,
  method: PaymentMethod,
  message: InboundMessage,
  readStatement: ReadStatement,
): Promise<InboundOutcome> {
  const provider = providerOf(ports, method);
  if (!provider) throw new AppError('payment_method_unavailable');
  const { verdicts, dedupKey, asksForSweep, echo } = await read(provider, message);
  const isNew = await insertMessage(
    ports.transactions.outside,
    {
      method,
      dedupKey,
      verdict: verdicts.map(({ kind }) => kind).join(',') || 'hint',
      reason: verdicts.map(reasonOf).filter(Boolean).join(', '),
      reference: verdicts.map(referenceOf).find((reference) => reference !== null) ?? null,
    },
    ports.clock.now(),
  );
  let orderId: OrderId | null = null;
  let isApproved = false;
  for (const verdict of verdicts) {
    orderId = (await act(ports, method, verdict, { isNew, readStatement })) ?? orderId;
    isApproved ||= verdict.kind === 'paid';
  }
  if (echo && orderId !== null && isNew) await noteContradictions(ports, orderId, echo);
  if (asksForSweep) await ports.transactions.run((tx) => enqueueSweep(ports, tx, method, ports.clock.now()));
  const order = orderId === null ? null : await findOrder(ports.transactions.outside, orderId);
  const isSuccess = order !== null && (isApproved || isPaidStatus(order.status));
  return { orderId, outcome: isSuccess ? 'success' : 'error' };
}
