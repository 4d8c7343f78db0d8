import type { Currency, MinorAmount, Money, PaymentMethod } from '@kilim/contract';
import {
  type FoundPayment,
  type PaymentProvider,
  ProviderUnreachable,
  type RefundResult,
  type Verdict,
} from '../providers/payment-provider.ts';

/** A payment in the scripted bank's books. */
export interface Booking {
  amount: Money;
  providerTxnId: string;
}

export interface ScriptedProvider extends PaymentProvider {
  /** Payments by reference, found by inquiries and sweeps. */
  readonly bookings: Map<string, Booking>;
  /** Decline codes by reference. */
  readonly refusals: Map<string, string>;
  /** Payments without an attempt, found by sweeps. */
  readonly loosePayments: FoundPayment[];
  /** Errors to throw, or results to return, in calls of that name until the fault is deleted. */
  readonly faults: {
    start?: Error;
    inquire?: Error | Verdict;
    refund?: Error | RefundResult;
    inquireRefund?: Error | RefundResult;
    sweep?: Error;
  };
  readonly calls: string[];
  /** Runs before an inquiry is answered. */
  onInquire: () => Promise<void>;
  /** Runs after a refund is received and before it is answered. */
  onRefund: () => Promise<void>;
  book(reference: string, amount: Money, providerTxnId?: string): void;
}

export interface ScriptedOptions {
  readonly method: PaymentMethod;
  readonly currencies: readonly Currency[];
  readonly isTransferProvider?: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;
let references = 0;

/** A message for `handleInbound` that contains the verdicts of a verified message. */
export function scriptedMessage(
  verdicts: readonly Verdict[],
  dedupKey: string | null = null,
  triggersSweep = false,
) {
  const rawBody = new TextEncoder().encode(JSON.stringify({ verdicts, dedupKey, triggersSweep }));
  return { headers: new Headers(), rawBody };
}

function take<Answer extends object>(fault: Error | Answer | undefined): Answer | null {
  if (fault instanceof Error) throw fault;
  return fault ?? null;
}

/** A provider whose books the test writes. Messages are not verified; the real providers' tests cover that. */
export function createScriptedProvider(options: ScriptedOptions): ScriptedProvider {
  const { method, currencies, isTransferProvider = false } = options;
  const bookings = new Map<string, Booking>();
  const refusals = new Map<string, string>();
  const loosePayments: FoundPayment[] = [];
  const faults: ScriptedProvider['faults'] = {};
  const calls: string[] = [];
  const refunded = new Set<string>();
  const start = (reference: string) => ({
    kind: 'form-post' as const,
    action: 'https://bank.example/pay',
    fields: [['orderid', reference]] as [string, string][],
  });
  const provider: ScriptedProvider = {
    method,
    isSimulated: false,
    attemptLifetime: isTransferProvider ? 14 * day : 45 * minute,
    formOrigin: isTransferProvider ? null : 'https://bank.example',
    refunds: isTransferProvider ? 'manual' : 'api',
    bookings,
    refusals,
    loosePayments,
    faults,
    calls,
    onInquire: async () => {},
    onRefund: async () => {},
    book: (reference, amount, providerTxnId = `TX-${reference}`) => {
      bookings.set(reference, { amount, providerTxnId });
    },
    supports: (currency) => currencies.includes(currency),
    makeReference: () => {
      references += 1;
      return `SC${String(references).padStart(8, '0')}${method.toUpperCase().replaceAll('-', '')}`;
    },
    start: async (attempt) => {
      calls.push(`start ${attempt.reference}`);
      take(faults.start);
      return { start: start(attempt.reference), state: { began: true } };
    },
    resume: async (attempt) => (isTransferProvider ? start(attempt.reference) : null),
    handleInbound: async ({ rawBody }) => JSON.parse(new TextDecoder().decode(rawBody)),
    inquire: async (attempt) => {
      calls.push(`inquire ${attempt.reference}`);
      await provider.onInquire();
      const scripted = take(faults.inquire);
      if (scripted) return scripted;
      const booking = bookings.get(attempt.reference);
      if (booking) return { kind: 'paid', attemptRef: attempt.reference, ...booking };
      const code = refusals.get(attempt.reference);
      if (code !== undefined) return { kind: 'declined', attemptRef: attempt.reference, code };
      return { kind: 'inconclusive', attemptRef: attempt.reference, reason: 'unknown_order' };
    },
    refund: async (_paid, amount, key) => {
      calls.push(`refund ${amount.minor} ${key}`);
      await provider.onRefund();
      const isLost = faults.refund instanceof ProviderUnreachable && !faults.refund.isUnsent;
      if (faults.refund === undefined || isLost) refunded.add(key);
      return take(faults.refund) ?? { kind: 'done', reference: `RF-${key}` };
    },
    inquireRefund: async (_paid, amount, key) => {
      calls.push(`inquireRefund ${amount.minor} ${key}`);
      const known = refunded.has(key)
        ? { kind: 'done' as const, reference: `RF-${key}` }
        : { kind: 'refused' as const, code: 'not_found' };
      return take(faults.inquireRefund) ?? known;
    },
    sweep: async () => {
      calls.push('sweep');
      take(faults.sweep);
      const booked = [...bookings].map(([reference, { amount, providerTxnId }]) => ({
        providerTxnId,
        amountMinor: amount.minor as number,
        currency: amount.currency as string,
        senderName: 'Ayşe Yılmaz',
        referenceText: reference,
        reference,
        occurredAt: 1_700_000_000_000,
      }));
      return [...booked, ...loosePayments];
    },
  };
  return provider;
}

export const unreachable = (): Error => new ProviderUnreachable('timeout');
export const unsent = (): Error => new ProviderUnreachable('refused', { isUnsent: true });
export const lira = (minor: number): Money => ({ minor: minor as MinorAmount, currency: 'TRY' });
