import { type Language, type Money, planCredits, splitTax } from '@kilim/contract';

/** What the texts of a sale are about. Empty texts of the seller are left out. */
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
  /** As it stands on the plan; `planCredits.unlimited` is written as such. */
  readonly credits: number;
  /** Tax included. */
  readonly amount: Money;
  /** Percent that the amount includes. */
  readonly taxRate: number;
}

/** A text as it is shown, stored and mailed: paragraphs apart by empty lines, headings numbered, `-` before points. */
export interface SalesDocument {
  readonly version: string;
  readonly title: string;
  readonly text: string;
}

const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The figures of a sale in the reader's language. */
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

/** The seller line by line; a site without company data is named by its own name. */
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
