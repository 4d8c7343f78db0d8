import type { Money, PaymentEventKind, ReviewReason } from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { appendEvent, listEvents } from '../../orders/history-repository.ts';
import type { OrderNews } from '../../orders/order-events.ts';
import { isPaidStatus, nextStatus, receiptStatusOf } from '../../orders/order-state.ts';
import { changeOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { AttemptRecord, OrderRecord, TransferRecord } from '../../records.ts';
import { insertTransfer } from '../../transfers/repository.ts';
import { hasLapsed, nextInquiryAt } from '../inquiry-schedule.ts';
import { changeAttempt, findAttemptByTransaction, listAttempts } from '../repository.ts';
import { holdAttempt, isSettled, lapseAttempt } from './close-attempt.ts';

/** Kind of the job that mails the receipt of a paid order. */
export const paidMailJob = 'payment-paid-mail';

/** Money that an inquiry, a statement or the simulation says has arrived. */
export interface Proof {
  readonly providerTxnId: string;
  readonly amount: Money;
  readonly authCode?: string | undefined;
  readonly maskedPan?: string | undefined;
  readonly actor: string;
}

export interface Settlement {
  /** `known`: this payment was booked before; `reused`: it belongs to another attempt. */
  readonly outcome: 'paid' | 'review' | 'known' | 'reused';
  readonly news: OrderNews | null;
}

interface Held {
  readonly order: OrderRecord;
  readonly attempt: AttemptRecord;
}

const reviewKinds: Readonly<Record<ReviewReason, PaymentEventKind>> = {
  amount_mismatch: 'amount-mismatched',
  duplicate_payment: 'duplicate-payment',
  late_payment: 'owner-gone',
};

/** Why a person has to look at money before it can be credited; null when it is what the order waits for. */
function findReviewReason({ order }: Held, amount: Money): ReviewReason | null {
  if (isPaidStatus(order.status)) return 'duplicate_payment';
  if (amount.minor !== order.amount.minor || amount.currency !== order.amount.currency) {
    return 'amount_mismatch';
  }
  return order.userId === null ? 'late_payment' : null;
}

async function keepProof(
  ports: PaymentsPorts,
  tx: Tx,
  attempt: AttemptRecord,
  proof: Proof,
  status: 'paid' | 'review',
): Promise<void> {
  await changeAttempt(
    tx,
    attempt.id,
    {
      status,
      isOpen: false,
      providerTxnId: proof.providerTxnId,
      capturedMinor: proof.amount.minor,
      authCode: proof.authCode ?? null,
      maskedPan: proof.maskedPan ?? null,
      declineCode: null,
      nextInquiryAt: null,
      leaseUntil: 0,
    },
    ports.clock.now(),
  );
}

/** Puts money that no order can take where administrators look. */
async function askPerson(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: Held,
  proof: Proof,
  reason: ReviewReason,
): Promise<void> {
  const now = ports.clock.now();
  const isSameCurrency = proof.amount.currency === order.amount.currency;
  const mismatch = isSameCurrency ? 'amount_differs' : 'currency_differs';
  await insertTransfer(tx, {
    id: newId(now),
    method: attempt.method,
    providerTxnId: proof.providerTxnId,
    amountMinor: proof.amount.minor,
    currency: proof.amount.currency,
    senderName: order.billingDetails.name,
    referenceText: attempt.reference,
    status: 'unmatched',
    problem: { amount_mismatch: mismatch, duplicate_payment: 'already_paid', late_payment: 'late' }[
      reason
    ] as TransferRecord['problem'],
    orderId: order.id,
    note: '',
    occurredAt: now,
    createdAt: now,
  });
}

async function setAside(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: Held,
  proof: Proof,
  reviewReason: ReviewReason,
): Promise<Settlement> {
  const now = ports.clock.now();
  await keepProof(ports, tx, attempt, proof, 'review');
  await askPerson(ports, tx, { order, attempt }, proof, reviewReason);
  // A paid order stays paid: only its surplus waits for somebody.
  const status = isPaidStatus(order.status)
    ? order.status
    : (nextStatus(order.status, 'mismatch') ?? order.status);
  await changeOrder(tx, order.id, order.status, { status, reviewReason }, now);
  await ports.receipts.change(tx, order.id, { status: receiptStatusOf(status, order.refundedMinor) });
  const detail = `${proof.amount.minor} ${proof.amount.currency}`;
  const moved = { fromStatus: order.status, toStatus: status };
  const kind = reviewKinds[reviewReason];
  await appendEvent(tx, { orderId: order.id, kind, detail, actor: proof.actor, ...moved }, now);
  return {
    outcome: 'review',
    news: { userId: order.userId, orderId: order.id, status, isBalanceChanged: false },
  };
}

async function pay(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: Held,
  proof: Proof,
): Promise<Settlement> {
  const now = ports.clock.now();
  const status = nextStatus(order.status, 'prove');
  const { userId } = order;
  if (status === null || userId === null)
    throw new Error(`Order ${order.id} cannot be paid as ${order.status}.`);
  for (const other of await listAttempts(tx, [order.id])) {
    if (other.isOpen && other.id !== attempt.id) {
      await changeAttempt(tx, other.id, { status: 'abandoned', isOpen: false }, now);
    }
  }
  await keepProof(ports, tx, attempt, proof, 'paid');
  // The order is held, so this cannot fail; if it ever did, nothing of what follows may happen.
  const change = { status, paidAt: now, reviewReason: null };
  if (!(await changeOrder(tx, order.id, order.status, change, now)))
    throw new Error('The order moved while held.');
  await ports.receipts.change(tx, order.id, {
    status: receiptStatusOf(status, 0),
    paidAt: now,
    transactionId: proof.providerTxnId,
  });
  await ports.credits.grant(tx, {
    userId,
    amount: order.credits,
    kind: 'purchase',
    reason: 'purchase',
    idempotencyKey: `purchase:${order.id}`,
  });
  await appendEvent(
    tx,
    {
      orderId: order.id,
      kind: order.status === 'failed' || order.status === 'expired' ? 'paid-late' : 'paid',
      fromStatus: order.status,
      toStatus: status,
      detail: proof.providerTxnId,
      actor: proof.actor,
    },
    now,
  );
  await ports.jobs.enqueue(
    tx,
    paidMailJob,
    { orderId: order.id },
    { uniqueKey: `${paidMailJob}:${order.id}` },
  );
  return { outcome: 'paid', news: { userId, orderId: order.id, status, isBalanceChanged: true } };
}

/**
 * Leaves a payment to the attempt that it was booked on. This one waits on for its own money as long as any other, and
 * the history says so once.
 */
async function refuseReused(
  ports: PaymentsPorts,
  tx: Tx,
  { order, attempt }: Held,
  proof: Proof,
): Promise<Settlement> {
  const now = ports.clock.now();
  const detail = `reused ${proof.providerTxnId}`;
  const told = await listEvents(tx, order.id);
  if (!told.some((event) => event.kind === 'duplicate-payment' && event.detail === detail)) {
    await appendEvent(tx, { orderId: order.id, kind: 'duplicate-payment', detail, actor: proof.actor }, now);
  }
  if (isSettled(attempt)) {
    await changeAttempt(tx, attempt.id, { nextInquiryAt: null, leaseUntil: 0 }, now);
    return { outcome: 'reused', news: null };
  }
  const facts = {
    createdAt: attempt.createdAt,
    expiresAt: attempt.expiresAt,
    isVerifying: attempt.status === 'verifying',
    inquiries: attempt.inquiries,
    now,
    jitter: ports.jitter(),
  };
  const change = { inquiries: attempt.inquiries + 1, nextInquiryAt: nextInquiryAt(facts), leaseUntil: 0 };
  await changeAttempt(tx, attempt.id, change, now);
  const isOver = attempt.isOpen && hasLapsed(facts);
  return { outcome: 'reused', news: isOver ? await lapseAttempt(ports, tx, { order, attempt }) : null };
}

/**
 * The one way in which an order becomes paid: order, attempt, receipt, ledger, balance and history in the caller's
 * transaction. Repeating it changes nothing. Money that is not exactly what the order waits for is kept aside.
 */
export async function settleAttempt(
  ports: PaymentsPorts,
  tx: Tx,
  attemptId: string,
  proof: Proof,
): Promise<Settlement> {
  const held = await holdAttempt(tx, attemptId);
  if (!held) return { outcome: 'known', news: null };
  const { order, attempt } = held;
  const booked = await findAttemptByTransaction(tx, attempt.method, proof.providerTxnId);
  if (booked?.id === attempt.id) return { outcome: 'known', news: null };
  if (booked) return refuseReused(ports, tx, held, proof);
  if (isSettled(attempt)) {
    const now = ports.clock.now();
    const detail = `second ${proof.providerTxnId}`;
    const event = { orderId: order.id, kind: 'duplicate-payment', detail, actor: proof.actor } as const;
    await appendEvent(tx, event, now);
    const reviewReason = 'duplicate_payment';
    await changeOrder(tx, order.id, order.status, { reviewReason }, now);
    await askPerson(ports, tx, held, proof, reviewReason);
    await changeAttempt(tx, attempt.id, { nextInquiryAt: null, leaseUntil: 0 }, now);
    return { outcome: 'known', news: null };
  }
  const reason = findReviewReason(held, proof.amount);
  return reason ? setAside(ports, tx, held, proof, reason) : pay(ports, tx, held, proof);
}
