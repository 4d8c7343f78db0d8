import { AppError } from '@kilim/contract';
import { appendHistoryEvent } from '../../orders/history-repository.ts';
import { publishOrderChanged } from '../../orders/order-events.ts';
import { findOrder } from '../../orders/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { findProvider, isTransferProvider } from '../../providers/find-provider.ts';
import { type PaymentProvider, ProviderUnreachable, type Verdict } from '../../providers/payment-provider.ts';
import { toProviderAttempt } from '../../providers/to-provider-attempt.ts';
import { attemptLeaseTime, inquiryFactsOf, isExpired, nextInquiryAt } from '../inquiry-schedule.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { findAttempt, leaseAttempt, updateAttempt } from '../repository.ts';
import { type AttemptRecord, isSettled } from '../types.ts';
import { declineAttempt } from './decline-attempt.ts';
import { expireAttempt } from './expire-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** `busy`: another worker is inquiring; `unreachable`: the provider did not answer. */
export type InquiryOutcome = 'settled' | 'declined' | 'undecided' | 'unreachable' | 'busy';

/** Reads the provider's statement and books new payments; one reading may serve several attempts. */
export type ReadStatement = (provider: PaymentProvider) => Promise<void>;

type InquiryVerdict = Verdict | { readonly kind: 'unreachable'; readonly reason: string };

async function catchUnreachable(inquire: () => Promise<Verdict>): Promise<InquiryVerdict> {
  try {
    return await inquire();
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { kind: 'unreachable', reason: error.message };
    throw error;
  }
}

/** Schedules the next inquiry of an undecided attempt, or expires it when it can no longer be paid. */
async function scheduleNextInquiry(
  ports: PaymentsPorts,
  seen: AttemptRecord,
  note: { readonly kind: 'inquiry-inconclusive' | 'inquiry-unreachable'; readonly reason: string },
): Promise<void> {
  const orderChange = await ports.transactions.run(async (tx) => {
    const locked = await lockAttempt(tx, seen.id);
    if (!locked) return null;
    const { order, attempt } = locked;
    const now = ports.clock.now();
    if (isSettled(attempt)) return null;
    const facts = inquiryFactsOf(attempt, now, ports.jitter());
    // A callback arrived during the inquiry and asked for a newer one; keep its time.
    const wasRescheduled = attempt.nextInquiryAt !== seen.nextInquiryAt;
    const next = wasRescheduled ? attempt.nextInquiryAt : nextInquiryAt(facts);
    // A closed attempt does not move its order; only its own status ends.
    const isGivenUp = next === null && attempt.status === 'verifying' && !attempt.isOpen;
    const patch = {
      inquiries: attempt.inquiries + 1,
      nextInquiryAt: next,
      leaseUntil: 0,
      ...(isGivenUp && { status: 'expired' as const }),
    };
    await updateAttempt(tx, attempt.id, patch, now);
    if (note.kind === 'inquiry-unreachable' || attempt.inquiries === 0) {
      const event = { orderId: order.id, kind: note.kind, detail: note.reason, actor: 'system' } as const;
      await appendHistoryEvent(tx, event, now);
    }
    return attempt.isOpen && isExpired(facts) ? expireAttempt(ports, tx, locked) : null;
  });
  await publishOrderChanged(ports, orderChange);
}

async function applyVerdict(
  ports: PaymentsPorts,
  attempt: AttemptRecord,
  verdict: InquiryVerdict,
): Promise<InquiryOutcome> {
  switch (verdict.kind) {
    case 'paid': {
      const { amount, attemptRef, providerTxnId, authCode, maskedPan } = verdict;
      // An answer about another reference, or one without an amount, confirms nothing.
      if (amount === null || attemptRef !== attempt.reference) {
        const reason = amount === null ? 'amount_missing' : 'reference_differs';
        await scheduleNextInquiry(ports, attempt, { kind: 'inquiry-inconclusive', reason });
        return 'undecided';
      }
      const payment = { providerTxnId, amount, authCode, maskedPan, actor: 'provider' };
      const { orderChange } = await ports.transactions.run((tx) =>
        settleAttempt(ports, tx, attempt.id, payment),
      );
      await publishOrderChanged(ports, orderChange);
      return 'settled';
    }
    case 'declined': {
      if (verdict.attemptRef !== attempt.reference) {
        const note = { kind: 'inquiry-inconclusive', reason: 'reference_differs' } as const;
        await scheduleNextInquiry(ports, attempt, note);
        return 'undecided';
      }
      const decline = { code: verdict.code, source: 'inquiry', actor: 'provider', seen: attempt } as const;
      const orderChange = await ports.transactions.run((tx) =>
        declineAttempt(ports, tx, attempt.id, decline),
      );
      await publishOrderChanged(ports, orderChange);
      return 'declined';
    }
    case 'unreachable':
      await scheduleNextInquiry(ports, attempt, { kind: 'inquiry-unreachable', reason: verdict.reason });
      return 'unreachable';
    case 'inconclusive':
    case 'rejected':
      await scheduleNextInquiry(ports, attempt, { kind: 'inquiry-inconclusive', reason: verdict.reason });
      return 'undecided';
  }
}

/**
 * Asks the provider for the state of an attempt and applies the verdict. A lease keeps other workers from inquiring at
 * the same time; it ends by itself if this process dies.
 */
export async function inquireAttempt(
  ports: PaymentsPorts,
  attemptId: string,
  readStatement: ReadStatement,
  { isDueOnly = true }: { readonly isDueOnly?: boolean } = {},
): Promise<InquiryOutcome> {
  const { transactions, clock } = ports;
  const now = clock.now();
  const lease = { now, until: now + attemptLeaseTime, isDueOnly };
  if (!(await leaseAttempt(transactions.outside, attemptId, lease))) return 'busy';
  const attempt = await findAttempt(transactions.outside, attemptId);
  const order = attempt && (await findOrder(transactions.outside, attempt.orderId));
  if (!attempt || !order) throw new AppError('order_not_found');
  const provider = findProvider(ports, attempt.method);
  if (!provider) {
    const note = { kind: 'inquiry-unreachable', reason: 'method_switched_off' } as const;
    await scheduleNextInquiry(ports, attempt, note);
    return 'unreachable';
  }
  const isTransfer = isTransferProvider(provider);
  const verdict = await catchUnreachable(async () => {
    if (!isTransfer) return provider.inquire(toProviderAttempt(order, attempt));
    await readStatement(provider);
    return { kind: 'inconclusive', reason: 'not_in_statement' };
  });
  if (verdict.kind === 'inconclusive' && isTransfer) {
    const after = await findAttempt(transactions.outside, attemptId);
    if (after?.status === 'paid') return 'settled';
  }
  return applyVerdict(ports, attempt, verdict);
}
