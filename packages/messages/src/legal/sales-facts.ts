import { type Language, type Money, planCredits, splitTax } from '@kilim/contract';

/** Data of the sales texts. Empty fields of the seller are omitted. */
export interface SalesFacts {
  readonly siteName: string;
  readonly seller: {
    readonly companyName: string;
    readonly taxId: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly planName: { readonly tr: string; readonly en: string };
  /** `planCredits.unlimited` is written as "unlimited". */
  readonly credits: number;
  /** Tax included. */
  readonly amount: Money;
  /** Percent. */
  readonly taxRate: number;
}

/**
 * A sales text as shown, stored and mailed: plain text with blank lines between paragraphs and `-` before list items.
 */
export interface SalesDocument {
  readonly version: string;
  readonly title: string;
  readonly text: string;
}

const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Formats the amounts and credits of a sale. */
export function writeFigures(language: Language, { amount, taxRate, credits }: SalesFacts) {
  const formatMinor = (minor: number): string =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: amount.currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
    }).format(minor / 100);
  const number = new Intl.NumberFormat(locales[language]);
  const { net, tax } = splitTax(amount.minor, taxRate);
  const unlimited = language === 'tr' ? 'Sınırsız kredi' : 'Unlimited credits';
  const counted = `${number.format(credits)} ${language === 'tr' ? 'kredi' : 'credits'}`;
  return {
    total: `${formatMinor(amount.minor)} (${amount.currency})`,
    net: formatMinor(net),
    tax: formatMinor(tax),
    rate: number.format(taxRate),
    credits: credits === planCredits.unlimited ? unlimited : counted,
  };
}

const sellerLabels = {
  tr: { name: 'Unvan', taxId: 'Vergi numarası', address: 'Adres', phone: 'Telefon', email: 'E-posta' },
  en: { name: 'Name', taxId: 'Tax number', address: 'Address', phone: 'Telephone', email: 'E-mail' },
} as const;

/** One line per field of the seller; without a company name the site's name is used. */
export function writeSeller(language: Language, { seller, siteName }: SalesFacts): string {
  const labels = sellerLabels[language];
  const lines: [string, string][] = [
    [labels.name, seller.companyName.trim() || siteName],
    [labels.taxId, seller.taxId],
    [labels.address, seller.address],
    [labels.phone, seller.phone],
    [labels.email, seller.email],
  ];
  return lines
    .map(([label, value]) => [label, value.replaceAll(/\s+/g, ' ').trim()])
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `- ${label}: ${value}`)
    .join('\n');
}
