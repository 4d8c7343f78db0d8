/** When an attempt is asked about again; all times in milliseconds. */
export interface InquiryFacts {
  readonly createdAt: number;
  readonly expiresAt: number;
  /** A signed message said that it was paid: the answer is near. */
  readonly isVerifying: boolean;
  /** Inquiries made so far. */
  readonly inquiries: number;
  readonly now: number;
  /** 0 to 1; spreads the attempts of one moment. */
  readonly jitter: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** payments.md §8: 2, 5, 15, 45 minutes, then hourly to 24 hours; a transfer every 15 minutes until it lapses. */
const cardSteps = [2 * minute, 5 * minute, 15 * minute, 45 * minute];
const cardEnd = day;
const transferStep = 15 * minute;
/** Money that was sent on the last day still travels. */
const transferGrace = 3 * day;
/** A bank that confirmed to the browser and then does not answer is asked for longer than one that never did. */
const verifyingEnd = 14 * day;

const later = (now: number, delay: number, jitter: number): number =>
  now + delay + Math.round(delay * 0.1 * jitter);

/** The first inquiry of an attempt that begins now. */
export function firstInquiryAt(facts: { createdAt: number; expiresAt: number; jitter: number }): number {
  const { createdAt, expiresAt, jitter } = facts;
  const isTransfer = expiresAt - createdAt > day;
  return later(createdAt, isTransfer ? transferStep : (cardSteps[0] ?? 0), jitter);
}

/** The next inquiry of an attempt that is still undecided, or null when there is nothing left to wait for. */
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
  const step = cardSteps.find((offset) => createdAt + offset > now);
  return step === undefined ? later(now, hour, jitter) : createdAt + step + Math.round(step * 0.1 * jitter);
}

/** Whether a still undecided attempt can no longer be paid. One that was confirmed to the browser waits on. */
export function hasLapsed(facts: Omit<InquiryFacts, 'inquiries' | 'jitter'>): boolean {
  return facts.isVerifying ? facts.now >= facts.createdAt + verifyingEnd : facts.now >= facts.expiresAt;
}

/** A refund whose outcome is unknown: 1, 2, 4 … minutes, one hour at most. */
export function nextRefundInquiryAt(askedAt: number, now: number): number {
  return now + Math.max(minute, Math.min(hour, now - askedAt));
}

/** Whether a refund that the provider does not know of surely never arrived: for an hour its books may lag behind. */
export const isRefusalFinal = (askedAt: number, now: number): boolean => now - askedAt >= hour;
