import { type Language, type Receipt, receiptStatusKeys } from '@kilim/contract';
import { translators } from '../../../platform/i18n/index.ts';
import { oneLine } from '../../../platform/text/index.ts';
import { isPaidReceipt } from '../receipt-status.ts';
import type { Issuer, Logo } from './issuer.ts';

export type Fact = readonly [label: string, value: string];

/** The contents of a receipt without layout, shared by the HTML page and the PDF. */
export interface ReceiptDocument {
  readonly language: Language;
  /** Title of page and file, such as `Makbuz KLM000000001`. */
  readonly title: string;
  readonly heading: string;
  readonly number: string;
  readonly issuer: { readonly name: string; readonly lines: readonly string[]; readonly logo: Logo | null };
  /** Marks a simulated payment; null on real receipts. */
  readonly mark: string | null;
  readonly status: string;
  readonly facts: readonly Fact[];
  readonly buyer: { readonly title: string; readonly name: string; readonly lines: readonly string[] };
  readonly table: {
    readonly columns: readonly [string, string, string];
    readonly row: readonly [string, string, string];
  };
  /** Net and tax. */
  readonly sums: readonly Fact[];
  readonly total: Fact;
  readonly afterTotal: readonly Fact[];
  readonly notes: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly footer: readonly string[];
}

const locales = { tr: 'tr-TR', en: 'en-GB' } as const;
export const receiptTimeZone = 'Europe/Istanbul';

export function formatMoney(minor: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(minor / 100);
}

function formatTime(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: receiptTimeZone,
  });
  return format.format(new Date(iso));
}

const filled = (facts: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === null || oneLine(value) === '' ? [] : [[label, oneLine(value)] as const],
  );

function describeBuyer({ billingDetails }: Receipt, language: Language): ReceiptDocument['buyer'] {
  const t = translators[language];
  const { type, name, companyName, taxId, taxOffice, address, state, city, zipCode, country, email } =
    billingDetails;
  const isCompany = type === 'corporate' && companyName.trim() !== '';
  const countryName = new Intl.DisplayNames(locales[language], { type: 'region' }).of(country) ?? country;
  const taxLine = filled([
    [t('receiptDocument.taxId'), taxId],
    [t('receiptDocument.taxOffice'), taxOffice],
  ]).map(([label, value]) => `${label}: ${value}`);
  const lines = [
    isCompany ? name : '',
    ...taxLine,
    address,
    [zipCode, state, city].map(oneLine).filter(Boolean).join(' '),
    countryName,
    email,
  ];
  return {
    title: t('receiptDocument.buyer'),
    name: oneLine(isCompany ? companyName : name),
    lines: lines.map(oneLine).filter(Boolean),
  };
}

/** Builds the texts of a receipt in the given language. */
export function describeReceipt(receipt: Receipt, issuer: Issuer, language: Language): ReceiptDocument {
  const t = translators[language];
  const { currency } = receipt.amount;
  const money = (minor: number) => formatMoney(minor, currency, language);
  const refunded = receipt.refunded.minor;
  const number = receipt.receiptNumber;
  const issuerFacts = filled([
    [t('receiptDocument.taxId'), issuer.taxId],
    [t('receiptDocument.phone'), issuer.phone],
    [t('receiptDocument.email'), issuer.email],
  ]);
  return {
    language,
    title: t('receiptDocument.title', { number }),
    heading: t('receiptDocument.heading'),
    number,
    issuer: {
      name: oneLine(issuer.name),
      lines: [oneLine(issuer.address), ...issuerFacts.map(([label, value]) => `${label}: ${value}`)].filter(
        Boolean,
      ),
      logo: issuer.logo,
    },
    mark: receipt.isSimulated ? t('receiptDocument.simulation') : null,
    status: t(`receiptDocument.status.${receiptStatusKeys[receipt.status]}`),
    facts: filled([
      [t('receiptDocument.number'), number],
      [t('receiptDocument.issued'), formatTime(receipt.createdAt, language)],
      [t('receiptDocument.paid'), receipt.paidAt === null ? null : formatTime(receipt.paidAt, language)],
      [t('receiptDocument.method'), t(`receiptDocument.methods.${receipt.paymentMethod}`)],
      [t('receiptDocument.transaction'), receipt.transactionId],
      [t('receiptDocument.invoice'), receipt.invoiceNumber],
    ]),
    buyer: describeBuyer(receipt, language),
    table: {
      columns: [t('receiptDocument.plan'), t('receiptDocument.credits'), t('receiptDocument.amount')],
      row: [
        oneLine(receipt.planName[language] || receipt.planName.tr),
        new Intl.NumberFormat(locales[language]).format(receipt.credits),
        money(receipt.amount.minor),
      ],
    },
    sums: [
      [t('receiptDocument.net'), money(receipt.net.minor)],
      [t('receiptDocument.tax', { rate: receipt.taxRate }), money(receipt.tax.minor)],
    ],
    total: [t('receiptDocument.total'), money(receipt.amount.minor)],
    afterTotal:
      refunded === 0
        ? []
        : [
            [t('receiptDocument.refunded'), money(refunded)],
            [t('receiptDocument.remaining'), money(receipt.amount.minor - refunded)],
          ],
    notes:
      receipt.notes === ''
        ? null
        : {
            title: t('receiptDocument.notes'),
            lines: receipt.notes.split('\n').map(oneLine).filter(Boolean),
          },
    footer: [
      t('receiptDocument.taxIncluded'),
      isPaidReceipt(receipt.status) ? '' : t('receiptDocument.notPaid'),
      t('receiptDocument.notInvoice'),
    ].filter(Boolean),
  };
}
