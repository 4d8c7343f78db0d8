import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { distanceSales, preliminaryInformation } from '@kilim/messages/legal';
import type { Config } from '../config/index.ts';
import { readPaymentsConfig } from '../config/payments-environment.ts';
import {
  type CurrencyAdvice,
  createPaymentsRoutes,
  createPaymentsService,
  createProviders,
  demoProvider,
  type PaymentProvider,
  type PaymentsPorts,
  paidMailJob,
  refundClaimJob,
  sweepJob,
} from '../modules/payments/index.ts';
import type { ReceiptsService } from '../modules/receipts/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import { isLoopback } from '../platform/hosts/index.ts';
import { withLongestDelay } from '../platform/jobs/index.ts';
import type { Platform } from './platform.ts';

const day = 24 * 3_600_000;

interface Others extends Pick<PaymentsPorts, 'audit' | 'plans' | 'credits'> {
  readonly suggestCurrencies: CurrencyAdvice;
  readonly receipts: ReceiptsService;
  readonly settings: Pick<SettingsService, 'readAll' | 'siteName'>;
}

/**
 * Whether payments are simulated (docs/rules/payments.md#simulated-payment): by default only on a server that is reached
 * from its own machine alone. A server behind a proxy listens on loopback too, but has a public address or trusts its proxy.
 */
export function isDemoOn(
  config: Pick<Config, 'PAYMENTS_DEMO' | 'HOST' | 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>,
  providers: readonly PaymentProvider[],
): boolean {
  if (config.PAYMENTS_DEMO !== undefined) return config.PAYMENTS_DEMO;
  const { HOST, PUBLIC_ORIGIN, TRUST_PROXY } = config;
  const isOurselves = PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname);
  return isLoopback(HOST) && isOurselves && !TRUST_PROXY && providers.length === 0;
}

/** Writes the texts of a sale with the seller's data of the site settings. */
function createTextReader(settings: Others['settings']): PaymentsPorts['readSalesTexts'] {
  return async (language, { plan, amountMinor, currency, taxRate, credits }) => {
    const site = await settings.readAll();
    const { receiptTemplate } = site;
    const facts = {
      siteName: site.siteName,
      seller: {
        companyName: receiptTemplate.companyName || site.companyName,
        taxId: receiptTemplate.taxId || site.taxId,
        address: receiptTemplate.address || site.companyAddress,
        phone: receiptTemplate.phone || site.contactPhone,
        email: receiptTemplate.email || site.contactEmail,
      },
      planName: plan.name,
      credits,
      amount: { minor: amountMinor, currency },
      taxRate,
    };
    return {
      preliminaryInformation: preliminaryInformation(language, facts),
      distanceSales: distanceSales(language, facts),
    };
  };
}

export function composePayments(
  platform: Platform,
  { receipts, settings, suggestCurrencies, ...others }: Others,
) {
  const { config, transactions, clock, events, jobs, log } = platform;
  const real = createProviders(readPaymentsConfig(config), {
    clock,
    fetch,
    publicOrigin: () => config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
    siteName: () => settings.siteName,
    log,
  });
  const providers = isDemoOn(config, real) ? [demoProvider, ...real] : real;
  const service = createPaymentsService({
    transactions,
    clock,
    events,
    jobs,
    log,
    ...others,
    receipts,
    sendPaidMail: receipts.sendPaidMail,
    providers,
    readSalesTexts: createTextReader(settings),
    settings: {
      taxRate: config.TAX_RATE,
      allowsForeignCurrencyInTurkiye: config.PAYMENTS_FOREIGN_CURRENCY_IN_TURKIYE,
    },
    randomBytes,
    jitter: Math.random,
    wait: (milliseconds) => wait(milliseconds),
  });
  return {
    service,
    methods: providers.map(({ method }) => method),
    /** Origins of the banks, for the `form-action` of the page's content security policy. */
    formOrigins: providers.flatMap(({ formOrigin }) => formOrigin ?? []),
    routes: createPaymentsRoutes(service, log, suggestCurrencies),
    jobs: {
      [sweepJob]: withLongestDelay(day, service.sweep),
      [paidMailJob]: service.mailPaidReceipt,
      [refundClaimJob]: service.closeRefundClaim,
    },
    seed: service.seed,
    start: service.start,
    stop: service.stop,
  };
}
