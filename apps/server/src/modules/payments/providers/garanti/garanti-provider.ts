import { toCrockford } from '../crockford.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { ProviderPorts } from '../ports.ts';
import { sendBankRequest } from './bank-requests.ts';
import { readInquiry, readOrderList, readRefundHistory, readReversal } from './bank-responses.ts';
import { fromBankTime, isSameBankDay, toBankTime } from './bank-time.ts';
import { readCallback } from './callback.ts';
import { parseFormPairs } from './form-pairs.ts';
import { buildPaymentForm } from './payment-form.ts';
import { type GarantiSettings, garantiCurrencies } from './settings.ts';

const minute = 60_000;
const day = 86_400_000;
/** The longest period that the bank lists. */
const longestList = 30 * day;
const callbackPath = (method: string): string => `/v1/payments/callbacks/${method}`;

/** The buyer's IP address, stored at the start because a refund request needs it. */
const ipOf = (state: Readonly<Record<string, unknown>>): string =>
  typeof state['ip'] === 'string' ? state['ip'] : '127.0.0.1';

/** Converts an IPv4-mapped IPv6 address to IPv4, the only form that the bank accepts. */
const toIpv4 = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** The bank's virtual POS: card payments of one terminal on its hosted page with 3-D Secure (docs/rules/garanti.md). */
export function createGarantiProvider(settings: GarantiSettings, ports: ProviderPorts): PaymentProvider {
  const { method } = settings;
  const { currency, code: currencyCode } = garantiCurrencies[method];
  const ask = (request: Parameters<typeof sendBankRequest>[2]) =>
    sendBankRequest(ports.fetch, settings, request);
  return {
    method,
    isSimulated: false,
    attemptLifetime: 45 * minute,
    formOrigin: new URL(settings.baseUrl).origin,
    refunds: 'api',
    supports: (candidate) => candidate === currency,
    makeReference: (random) => `MB${toCrockford(random(22))}`,
    start: async (attempt, buyer) => ({
      start: {
        kind: 'form-post',
        action: `${settings.baseUrl}/servlet/gt3dengine`,
        fields: buildPaymentForm(
          settings,
          attempt,
          { ...buyer, ip: toIpv4(buyer.ip) },
          {
            callbackUrl: ports.publicOrigin() + callbackPath(method),
            companyName: ports.siteName(),
            now: ports.clock.now(),
          },
        ),
      },
      state: { ip: toIpv4(buyer.ip) },
    }),
    // The form is not stored; it is signed again with a fresh time stamp.
    resume: async () => null,
    handleInbound: async ({ rawBody }) => {
      const keys = { terminalId: settings.terminalId, storeKey: settings.storeKey, currencyCode };
      const { verdict, dedupKey, unsignedFields } = readCallback(parseFormPairs(rawBody), keys);
      if (verdict.kind === 'rejected') {
        ports.log.warn({ method, reason: verdict.reason }, 'callback rejected');
      }
      return {
        dedupKey,
        verdicts: [verdict],
        triggersSweep: false,
        ...(unsignedFields && { unsignedFields }),
      };
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
        // A void always cancels the whole payment; its amount is a constant.
        const voided = readReversal(await ask({ type: 'void', amount: '1', ...common }));
        // A refused void was most likely settled in the meantime; then a refund is needed.
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
