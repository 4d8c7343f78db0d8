import type { PaymentProvider } from '../payment-provider.ts';
import type { ProviderPorts } from '../ports.ts';
import { readInquiry, readOrderList, readRefundHistory, readReversal } from './bank-answers.ts';
import { askBank } from './bank-requests.ts';
import { fromBankTime, isSameBankDay, toBankTime } from './bank-time.ts';
import { readCallback } from './callback.ts';
import { parseFormPairs } from './form-pairs.ts';
import { buildPaymentForm } from './payment-form.ts';
import { type GarantiSettings, garantiCurrencies } from './settings.ts';

const minute = 60_000;
const day = 86_400_000;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The bank lists 30 days at most. */
const longestList = 30 * day;
const callbackPath = (method: string): string => `/v1/payments/callbacks/${method}`;

/** Where the form was sent to and the buyer's address, which a refund has to name again. */
const ipOf = (state: Readonly<Record<string, unknown>>): string =>
  typeof state['ip'] === 'string' ? state['ip'] : '127.0.0.1';

/** The bank knows the older form of an address; a listener for both forms writes it inside of the newer one. */
const toBankAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Cards through the bank's own page with 3-D Secure (payments.md §2-§5), of one terminal and currency. */
export function createGarantiProvider(settings: GarantiSettings, ports: ProviderPorts): PaymentProvider {
  const { method } = settings;
  const { currency, code: currencyCode } = garantiCurrencies[method];
  const ask = (request: Parameters<typeof askBank>[2]) => askBank(ports.fetch, settings, request);
  return {
    method,
    isSimulated: false,
    attemptLifetime: 45 * minute,
    formOrigin: new URL(settings.baseUrl).origin,
    refunds: 'api',
    supports: (candidate) => candidate === currency,
    makeReference: (random) => `MB${[...random(22)].map((byte) => alphabet.charAt(byte % 32)).join('')}`,
    start: async (attempt, buyer) => ({
      start: {
        kind: 'form-post',
        action: `${settings.baseUrl}/servlet/gt3dengine`,
        fields: buildPaymentForm(
          settings,
          attempt,
          { ...buyer, ip: toBankAddress(buyer.ip) },
          {
            callbackUrl: ports.publicOrigin() + callbackPath(method),
            companyName: ports.siteName(),
            now: ports.clock.now(),
          },
        ),
      },
      state: { ip: toBankAddress(buyer.ip) },
    }),
    // The signed form is made anew: its time stamp must be fresh, and nothing of it was kept.
    resume: async () => null,
    handleInbound: async ({ rawBody }) => {
      const keys = { terminalId: settings.terminalId, storeKey: settings.storeKey, currencyCode };
      const { verdict, dedupKey, echo } = readCallback(parseFormPairs(rawBody), keys);
      if (verdict.kind === 'rejected') {
        ports.log.warn({ method, reason: verdict.reason }, 'a callback was refused');
      }
      return { dedupKey, verdicts: [verdict], asksForSweep: false, ...(echo && { echo }) };
    },
    inquire: async ({ reference, amount }) =>
      readInquiry(
        await ask({ type: 'orderinq', reference, amount: String(amount.minor) }),
        reference,
        currency,
      ),
    refund: async (paid, amount) => {
      const common = { reference: paid.reference, original: paid.providerTxnId, ip: ipOf(paid.state) };
      const isWhole = amount.minor === paid.amount.minor && paid.refundedMinor === 0;
      if (isWhole && isSameBankDay(paid.paidAt, ports.clock.now())) {
        // The amount of a void is a constant; the bank takes back the whole payment.
        const voided = readReversal(await ask({ type: 'void', amount: '1', ...common }));
        // Refused for certain, most likely because the books were closed a moment ago: then it is a refund.
        if (voided.kind !== 'refused') return voided;
      }
      return readReversal(await ask({ type: 'refund', amount: String(amount.minor), ...common }));
    },
    inquireRefund: async (paid, amount) =>
      readRefundHistory(
        await ask({
          type: 'orderhistoryinq',
          reference: paid.reference,
          amount: String(paid.amount.minor),
        }),
        {
          reference: paid.reference,
          paidMinor: paid.amount.minor,
          bookedMinor: paid.refundedMinor,
          minor: amount.minor,
        },
      ),
    sweep: async (from, to) => {
      const period = { from: toBankTime(Math.max(from, to - longestList)), to: toBankTime(to) };
      const found = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = readOrderList(
          await ask({ type: 'orderlistinq', ...period, page }),
          currency,
          fromBankTime,
        );
        found.push(...list.found.map((payment) => ({ ...payment, occurredAt: payment.occurredAt || to })));
        pages = list.pages;
      }
      return found;
    },
  };
}
