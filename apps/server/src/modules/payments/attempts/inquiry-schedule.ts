import type { AttemptRecord } from './types.ts';

/** Input of the inquiry schedule; all times in milliseconds. */
export interface InquiryFacts {
  readonly createdAt: number;
  readonly expiresAt: number;
  /** A signed message reported the approval, so the confirmation should follow soon. */
  readonly isVerifying: boolean;
  /** Number of inquiries made so far. */
  readonly inquiries: number;
  readonly now: number;
  /** 0 to 1; spreads attempts that were created at the same time. */
  readonly jitter: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// docs/rules/payments.md#inquiry-schedule
const cardSteps = [2 * minute, 5 * minute, 15 * minute, 45 * minute];
const cardEnd = day;
const transferStep = 15 * minute;
/** A transfer sent on the last day may take this much longer to arrive. */
const transferGrace = 3 * day;
/** How long inquiries continue for an approved payment that the bank does not confirm. */
const verifyingEnd = 14 * day;

/** A lease on an attempt during its inquiry: longer than any provider takes to answer or to time out. */
export const attemptLeaseTime = 90 * second;

/** The longest time between two inquiries, with the random delay. */
export const longestInquiryDelay = 66 * minute;

const later = (now: number, delay: number, jitter: number): number =>
  now + delay + Math.round(delay * 0.1 * jitter);

/** Schedule input of a stored attempt. */
export function inquiryFactsOf(attempt: AttemptRecord, now: number, jitter: number): InquiryFacts {
  return {
    createdAt: attempt.createdAt,
    expiresAt: attempt.expiresAt,
    isVerifying: attempt.status === 'verifying',
    inquiries: attempt.inquiries,
    now,
    jitter,
  };
}

/** Time of the first inquiry of a new attempt. */
export function firstInquiryAt(facts: { createdAt: number; expiresAt: number; jitter: number }): number {
  const { createdAt, expiresAt, jitter } = facts;
  const isTransfer = expiresAt - createdAt > day;
  return later(createdAt, isTransfer ? transferStep : (cardSteps[0] ?? 0), jitter);
}

/** Time of the next inquiry of an undecided attempt, or null when no further inquiry is useful. */
export function nextInquiryAt(facts: InquiryFacts): number | null {
  const { createdAt, expiresAt, isVerifying, inquiries, now, jitter } = facts;
  if (isVerifying) {
    if (now >= createdAt + verifyingEnd) return null;
    return later(now, Math.min(hour, 10 * second * 2 ** Math.min(inquiries, 10)), jitter);
  }
  if (expiresAt - createdAt > day) {
    return now >= expiresAt + transferGrace ? null : later(now, transferStep, jitter);
  }
  if (now >= createdAt + cardEnd) return null;
  // Created in the future: the clock was set back, and the age is unknown.
  if (createdAt > now) return later(now, cardSteps[inquiries] ?? hour, jitter);
  const step = cardSteps.find((offset) => createdAt + offset > now);
  return step === undefined ? later(now, hour, jitter) : createdAt + step + Math.round(step * 0.1 * jitter);
}

/** Whether an undecided attempt can no longer be paid. An approved attempt expires later. */
export function isExpired(facts: Omit<InquiryFacts, 'inquiries' | 'jitter'>): boolean {
  return facts.isVerifying ? facts.now >= facts.createdAt + verifyingEnd : facts.now >= facts.expiresAt;
}
