import { type PaymentStart, toDecimal } from '@kilim/contract';
import { toTimestamp } from '../../../../platform/clock/clock.ts';
import {
  type Attempt,
  type FoundPayment,
  type PaymentProvider,
  ProviderUnreachable,
} from '../payment-provider.ts';
import type { ProviderPorts } from '../ports.ts';
import type { WiseSettings } from './settings.ts';
import { readStatement } from './statement.ts';
import { makeTransferReference } from './transfer-reference.ts';
import { readWebhook } from './webhook.ts';
import { fetchStatement } from './wise-requests.ts';

const day = 86_400_000;
/** The longest period of one statement (docs/rules/wise.md#statement). */
const longestStatement = 469 * day;

/** A prefilled Wise page. The payer can change the amount there, so the link guarantees nothing. */
function payLinkOf(handle: string, attempt: Attempt): string {
  const { minor, currency } = attempt.amount;
  const query = new URLSearchParams({ amount: toDecimal(minor), currency, description: attempt.reference });
  return `https://wise.com/pay/business/${encodeURIComponent(handle)}?${query.toString()}`;
}

/**
 * Bank transfers to Wise balances (docs/rules/wise.md). The reference in the statement identifies the attempt, webhooks
 * only trigger a sweep, and refunds are made by hand.
 */
export function createWiseProvider(settings: WiseSettings, ports: ProviderPorts): PaymentProvider {
  const { accounts, payHandle } = settings;
  const offer = (attempt: Attempt): PaymentStart => ({
    kind: 'transfer',
    reference: attempt.reference,
    amount: attempt.amount,
    accounts: accounts
      .filter(({ currency }) => currency === attempt.amount.currency)
      .map(({ title, lines }) => ({ title, lines: [...lines] })),
    payLink: payHandle === null ? null : payLinkOf(payHandle, attempt),
    expiresAt: toTimestamp(attempt.expiresAt),
  });
  const sweep = async (from: number, to: number): Promise<FoundPayment[]> => {
    const found: FoundPayment[] = [];
    for (const account of accounts) {
      const period = { from: Math.max(from, to - longestStatement), to };
      const json = await fetchStatement(ports.fetch, settings, account, period);
      const deposits = readStatement(json, account.currency);
      if (!deposits) throw new ProviderUnreachable('answer_unreadable');
      found.push(...deposits);
    }
    return found;
  };
  return {
    method: 'wise',
    isSimulated: false,
    attemptLifetime: 14 * day,
    formOrigin: null,
    refunds: 'manual',
    supports: (currency) => accounts.some((account) => account.currency === currency),
    makeReference: (random) => makeTransferReference(random(7)),
    start: async (attempt) => ({ start: offer(attempt) }),
    resume: async (attempt) => offer(attempt),
    handleInbound: async (message) => {
      const answer = readWebhook(message, settings);
      const [verdict] = answer.verdicts;
      if (verdict?.kind === 'rejected') {
        ports.log.warn({ method: 'wise', reason: verdict.reason }, 'webhook rejected');
      }
      return answer;
    },
    inquire: async (attempt) => {
      const found = await sweep(attempt.createdAt - day, ports.clock.now());
      const named = found.filter(({ reference }) => reference === attempt.reference);
      const [payment] = named;
      const { minor, currency } = attempt.amount;
      // Two payments, or another amount or currency, are left to an administrator.
      if (named.length === 1 && payment?.amountMinor === minor && payment.currency === currency) {
        const { providerTxnId } = payment;
        return { kind: 'paid', attemptRef: attempt.reference, amount: attempt.amount, providerTxnId };
      }
      const reason = named.length === 0 ? 'not_in_statement' : 'statement_differs';
      return { kind: 'inconclusive', attemptRef: attempt.reference, reason };
    },
    refund: async () => ({ kind: 'refused', code: 'manual' }),
    inquireRefund: async () => ({ kind: 'refused', code: 'manual' }),
    sweep,
  };
}
