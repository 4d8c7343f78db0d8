import { AppError } from '@kilim/contract';
import { appendEvent } from '../../orders/history-repository.ts';
import { announceOrder } from '../../orders/order-events.ts';
import { findOrder } from '../../orders/repository.ts';
import { isByTransfer, type PaymentsPorts, providerOf } from '../../ports.ts';
import { type PaymentProvider, ProviderUnreachable, type Verdict } from '../../providers/payment-provider.ts';
import { toProviderAttempt } from '../../providers/to-provider-attempt.ts';
import type { AttemptRecord, OrderRecord } from '../../records.ts';
import { hasLapsed, nextInquiryAt } from '../inquiry-schedule.ts';
import { changeAttempt, findAttempt, leaseAttempt } from '../repository.ts';
import { declineAttempt, holdAttempt, lapseAttempt } from './close-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** `busy`: another worker is asking; `unreachable`: nothing is known. */
export type InquiryOutcome = 'settled' | 'declined' | 'undecided' | 'unreachable' | 'busy';

/** Reads the provider's statement and books what it finds; one reading may serve many attempts. */
export type ReadStatement = (provider: PaymentProvider) => Promise<void>;

/** Longer than any provider takes to answer or to time out. */
const leaseTime = 90_000;

type Answer = Verdict | { readonly kind: 'unreachable'; readonly reason: string };

async function ask(provider: PaymentProvider, order: OrderRecord, attempt: AttemptRecord): Promise<Answer> {
  try {
    return await provider.inquire(toProviderAttempt(order, attempt));
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { kind: 'unreachable', reason: error.message };
    throw error;
  }
}

async function askStatement(provider: PaymentProvider, readStatement: ReadStatement): Promise<Answer> {
  try {
    await readStatement(provider);
    return { kind: 'inconclusive', reason: 'not_in_statement' };
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { kind: 'unreachable', reason: error.message };
    throw error;
  }
}

/** Puts the next question off, or ends an attempt that can no longer be paid. */
async function postpone(
  ports: PaymentsPorts,
  seen: AttemptRecord,
  note: { readonly kind: 'inquiry-inconclusive' | 'inquiry-unreachable'; readonly reason: string },
): Promise<void> {
  const news = await ports.transactions.run(async (tx) => {
    const held = await holdAttempt(tx, seen.id);
    if (!held) return null;
    const { order, attempt } = held;
    const now = ports.clock.now();
    if (attempt.status === 'paid' || attempt.status === 'review') return null;
    const facts = {
      createdAt: attempt.createdAt,
      expiresAt: attempt.expiresAt,
      isVerifying: attempt.status === 'verifying',
      inquiries: attempt.inquiries,
      now,
      jitter: ports.jitter(),
    };
    // A message that came while we asked wants an answer that is newer than ours.
    const isHinted = attempt.nextInquiryAt !== seen.nextInquiryAt;
    const next = isHinted ? attempt.nextInquiryAt : nextInquiryAt(facts);
    // What is closed already has no order to end with it; only its own waiting is over.
    const isGivenUp = next === null && attempt.status === 'verifying' && !attempt.isOpen;
    const change = {
      inquiries: attempt.inquiries + 1,
      nextInquiryAt: next,
      leaseUntil: 0,
      ...(isGivenUp && { status: 'expired' as const }),
    };
    await changeAttempt(tx, attempt.id, change, now);
    if (note.kind === 'inquiry-unreachable' || attempt.inquiries === 0) {
      await appendEvent(
        tx,
        { orderId: order.id, kind: note.kind, detail: note.reason, actor: 'system' },
        now,
      );
    }
    return attempt.isOpen && hasLapsed(facts) ? lapseAttempt(ports, tx, { order, attempt }) : null;
  });
  await announceOrder(ports, news);
}

async function act(ports: PaymentsPorts, attempt: AttemptRecord, answer: Answer): Promise<InquiryOutcome> {
  switch (answer.kind) {
    case 'paid': {
      const { amount, attemptRef, providerTxnId, authCode, maskedPan } = answer;
      // An answer about another order, or one that does not say how much, proves nothing.
      if (amount === null || attemptRef !== attempt.reference) {
        const reason = amount === null ? 'amount_missing' : 'reference_differs';
        await postpone(ports, attempt, { kind: 'inquiry-inconclusive', reason });
        return 'undecided';
      }
      const proof = { providerTxnId, amount, authCode, maskedPan, actor: 'provider' };
      const { news } = await ports.transactions.run((tx) => settleAttempt(ports, tx, attempt.id, proof));
      await announceOrder(ports, news);
      return 'settled';
    }
    case 'declined': {
      if (answer.attemptRef !== attempt.reference) {
        await postpone(ports, attempt, { kind: 'inquiry-inconclusive', reason: 'reference_differs' });
        return 'undecided';
      }
      const refusal = { code: answer.code, source: 'inquiry', actor: 'provider', seen: attempt } as const;
      await announceOrder(
        ports,
        await ports.transactions.run((tx) => declineAttempt(ports, tx, attempt.id, refusal)),
      );
      return 'declined';
    }
    case 'unreachable':
      await postpone(ports, attempt, { kind: 'inquiry-unreachable', reason: answer.reason });
      return 'unreachable';
    case 'inconclusive':
    case 'rejected':
      await postpone(ports, attempt, { kind: 'inquiry-inconclusive', reason: answer.reason });
      return 'undecided';
  }
}

/**
 * Asks the provider what became of an attempt and acts on the answer. The lease keeps other workers from asking at the
 * same time; when this process dies it ends by itself and somebody asks again.
 */
export async function inquireAttempt(
  ports: PaymentsPorts,
  attemptId: string,
  readStatement: ReadStatement,
  { isDueOnly = true }: { readonly isDueOnly?: boolean } = {},
): Promise<InquiryOutcome> {
  const { transactions, clock } = ports;
  const now = clock.now();
  const lease = { now, until: now + leaseTime, isDueOnly };
  if (!(await leaseAttempt(transactions.outside, attemptId, lease))) return 'busy';
  const attempt = await findAttempt(transactions.outside, attemptId);
  const order = attempt && (await findOrder(transactions.outside, attempt.orderId));
  if (!attempt || !order) throw new AppError('order_not_found');
  const provider = providerOf(ports, attempt.method);
  if (!provider) {
    await postpone(ports, attempt, { kind: 'inquiry-unreachable', reason: 'method_switched_off' });
    return 'unreachable';
  }
  const answer = await (isByTransfer(provider)
    ? askStatement(provider, readStatement)
    : ask(provider, order, attempt));
  if (answer.kind === 'inconclusive' && isByTransfer(provider)) {
    const after = await findAttempt(transactions.outside, attemptId);
    if (after?.status === 'paid') return 'settled';
  }
  return act(ports, attempt, answer);
}
