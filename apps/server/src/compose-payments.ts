import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { distanceSales, preliminaryInformation } from '@kilim/messages/legal';
import type { Config } from './config.ts';
import type { CreditsService } from './modules/credits/index.ts';
import {
  createPaymentsService,
  demoProvider,
  type PaymentProvider,
  type PaymentsPorts,
  type PaymentsService,
  paidMailJob,
  refundClaimJob,
  sweepJob,
} from './modules/payments/index.ts';
import type { SettingsService } from './modules/settings/index.ts';
import { isLoopback } from './platform/hosts/index.ts';
import type { JobHandler } from './platform/jobs/index.ts';

type Ports = Pick<
  PaymentsPorts,
  'transactions' | 'clock' | 'events' | 'jobs' | 'log' | 'audit' | 'plans' | 'receipts' | 'sendPaidMail'
> & {
  readonly credits: CreditsService;
  readonly siteSettings: Pick<SettingsService, 'readAll'>;
  /** Those that move money. */
  readonly providers: readonly PaymentProvider[];
};

/**
 * decisions.md: a fresh install simulates payments; a server that others reach does so only when it is told to. One
 * behind a proxy listens on loopback too, but has a public address or believes its proxy.
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

/** The texts of a sale, about the seller as an administrator describes it now. */
function createTextReader(siteSettings: Ports['siteSettings']): PaymentsPorts['readSalesTexts'] {
  return async (language, { plan, amountMinor, currency, taxRate, credits }) => {
    const site = await siteSettings.readAll();
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

/** Everything of payments that the rest of the server needs to know. */
export function composePayments(
  config: Config,
  { siteSettings, providers: real, ...ports }: Ports,
): {
  readonly payments: PaymentsService;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Of the banks that a form of ours may be posted to. */
  readonly formOrigins: readonly string[];
} {
  const providers = isDemoOn(config, real) ? [demoProvider, ...real] : real;
  const payments = createPaymentsService({
    ...ports,
    providers,
    readSalesTexts: createTextReader(siteSettings),
    settings: {
      taxRate: config.TAX_RATE,
      allowsForeignCurrencyInTurkiye: config.PAYMENTS_FOREIGN_CURRENCY_IN_TURKIYE,
    },
    randomBytes,
    jitter: Math.random,
    wait: (milliseconds) => wait(milliseconds),
  });
  return {
    payments,
    handlers: {
      [sweepJob]: payments.sweep,
      [paidMailJob]: payments.mailPaidReceipt,
      [refundClaimJob]: payments.closeRefundClaim,
    },
    formOrigins: providers.flatMap(({ formOrigin }) => formOrigin ?? []),
  };
}
