import { AppError, type OrderId, type PaymentMethod } from '@kilim/contract';
import { appendHistoryEvent, hasHistoryEvent } from '../../orders/history-repository.ts';
import { moveOrder } from '../../orders/move-order.ts';
import { publishOrderChanged } from '../../orders/order-events.ts';
import { isPaidStatus } from '../../orders/order-state.ts';
import { findOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { findProvider } from '../../providers/find-provider.ts';
import {
  type InboundMessage,
  type InboundResult,
  type PaymentProvider,
  ProviderUnreachable,
  type UnsignedFields,
  type Verdict,
} from '../../providers/payment-provider.ts';
import { enqueueSweep } from '../../reconciliation/sweep-job.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { insertMessage } from '../message-repository.ts';
import { findAttemptByReference, updateAttempt } from '../repository.ts';
import { type AttemptRecord, isSettled } from '../types.ts';
import { declineAttempt } from './decline-attempt.ts';
import { inquireAttempt, type ReadStatement } from './inquire-attempt.ts';

/** Decides which result page a browser that delivered the message is sent to; the page shows the real state. */
export interface InboundOutcome {
  readonly orderId: OrderId | null;
  readonly outcome: 'success' | 'error';
}

async function verifyMessage(provider: PaymentProvider, message: InboundMessage): Promise<InboundResult> {
  try {
    return await provider.handleInbound(message);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return {
      dedupKey: null,
      verdicts: [{ kind: 'inconclusive', reason: error.message }],
      triggersSweep: false,
    };
  }
}

const referenceOf = (verdict: Verdict): string | null =>
  'attemptRef' in verdict ? (verdict.attemptRef ?? null) : null;

const reasonOf = (verdict: Verdict): string =>
  verdict.kind === 'declined' ? verdict.code : 'reason' in verdict ? verdict.reason : '';

/** Records a signed approval. It is not a proof: the inquiry that follows has to confirm the payment. */
async function markVerifying(ports: PaymentsPorts, attemptId: string): Promise<void> {
  const orderChange = await ports.transactions.run(async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked || isSettled(locked.attempt)) return null;
    const now = ports.clock.now();
    const { order, attempt } = locked;
    // Closed attempts too: inquiries follow a late approval for as long as any other.
    await updateAttempt(tx, attempt.id, { nextInquiryAt: now, status: 'verifying' }, now);
    const change = attempt.isOpen ? await moveOrder(ports, tx, order, 'approve') : null;
    const moved = change && { fromStatus: order.status, toStatus: change.status };
    const event = { orderId: order.id, kind: 'message-approved', actor: 'provider' } as const;
    await appendHistoryEvent(tx, { ...event, ...moved }, now);
    return change;
  });
  await publishOrderChanged(ports, orderChange);
}

/** Records unsigned fields that contradict the signed ones or our order. They never change anything. */
async function recordMismatches(
  ports: PaymentsPorts,
  orderId: OrderId,
  { amount, mismatches }: UnsignedFields,
): Promise<void> {
  const order = await findOrder(ports.transactions.outside, orderId);
  if (!order) return;
  const isOtherAmount = amount !== null && amount !== String(order.amount.minor);
  const names = [...mismatches, ...(isOtherAmount ? ['amount'] : [])];
  if (names.length === 0) return;
  const event = { orderId, kind: 'message-mismatched', detail: names.join(', '), actor: 'provider' } as const;
  await ports.transactions.run((tx) => appendHistoryEvent(tx, event, ports.clock.now()));
}

/** Anyone can send unsigned messages, so they may trigger at most one inquiry in this time. */
const inquiryDistance = 30_000;

/** Brings the next inquiry forward after an unsigned or unclear message, which itself decides nothing. */
async function scheduleInquiry(ports: PaymentsPorts, attempt: AttemptRecord, reason: string): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const locked = await lockAttempt(tx, attempt.id);
    if (!locked || locked.attempt.nextInquiryAt === null) return;
    const now = ports.clock.now();
    const { inquiries, updatedAt, nextInquiryAt, createdAt } = locked.attempt;
    const soon = inquiries === 0 ? now : Math.max(now, updatedAt + inquiryDistance);
    if (soon < nextInquiryAt) await updateAttempt(tx, attempt.id, { nextInquiryAt: soon }, now);
    const event = { orderId: locked.order.id, kind: 'message-inconclusive', detail: reason } as const;
    if (await hasHistoryEvent(tx, event, createdAt)) return;
    await appendHistoryEvent(tx, { ...event, actor: 'provider' }, now);
  });
}

/** Applies one verdict of a message and returns the order that it concerns. */
async function applyVerdict(
  ports: PaymentsPorts,
  method: PaymentMethod,
  verdict: Verdict,
  { isNew, readStatement }: { readonly isNew: boolean; readonly readStatement: ReadStatement },
): Promise<OrderId | null> {
  const reference = referenceOf(verdict);
  const attempt = reference && (await findAttemptByReference(ports.transactions.outside, method, reference));
  if (!attempt) return null;
  // A repeated message is not applied again; if the first run was cut short, the inquiry makes up for it.
  if (!isNew) return attempt.orderId;
  switch (verdict.kind) {
    case 'paid':
      await markVerifying(ports, attempt.id);
      if (!isSettled(attempt)) await inquireAttempt(ports, attempt.id, readStatement);
      break;
    case 'declined': {
      const decline = { code: verdict.code, source: 'message', actor: 'provider' } as const;
      const orderChange = await ports.transactions.run((tx) =>
        declineAttempt(ports, tx, attempt.id, decline),
      );
      await publishOrderChanged(ports, orderChange);
      break;
    }
    case 'inconclusive':
      await scheduleInquiry(ports, attempt, verdict.reason);
      break;
    case 'rejected':
      break;
  }
  return attempt.orderId;
}

/**
 * Handles a provider's message: the provider verifies it, and the database keeps the verdict but not the content. A
 * repeated message changes nothing, even when both arrive at the same time.
 */
export async function receiveMessage(
  ports: PaymentsPorts,
  method: PaymentMethod,
  message: InboundMessage,
  readStatement: ReadStatement,
): Promise<InboundOutcome> {
  const provider = findProvider(ports, method);
  if (!provider) throw new AppError('payment_method_unavailable');
  const { verdicts, dedupKey, triggersSweep, unsignedFields } = await verifyMessage(provider, message);
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
    orderId = (await applyVerdict(ports, method, verdict, { isNew, readStatement })) ?? orderId;
    isApproved ||= verdict.kind === 'paid';
  }
  if (unsignedFields && orderId !== null && isNew) await recordMismatches(ports, orderId, unsignedFields);
  if (triggersSweep) await ports.transactions.run((tx) => enqueueSweep(ports, tx, method, ports.clock.now()));
  const order = orderId === null ? null : await findOrder(ports.transactions.outside, orderId);
  const isSuccess = order !== null && (isApproved || isPaidStatus(order.status));
  return { orderId, outcome: isSuccess ? 'success' : 'error' };
}
