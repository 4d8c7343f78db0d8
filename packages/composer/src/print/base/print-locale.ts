import type { AppSpec } from '../../spec/app-spec.ts';
import type { PrintedFile } from '../printed-file.ts';

const signs = { TRY: '₺', USD: '$', EUR: '€', GBP: '£' } as const;

/** The locale of an app's dates and numbers: its language with the country of the currency. */
export const localeOf = ({ language, currency }: Pick<AppSpec, 'language' | 'currency'>): string =>
  language === 'tr' ? 'tr-TR' : currency === 'USD' ? 'en-US' : 'en-GB';

/** src/locale.ts: language, currency and the scheme of the first start. */
export function printLocale(spec: AppSpec): PrintedFile {
  const locale = localeOf(spec);
  return {
    path: 'src/locale.ts',
    source: `/** Language and country of dates and numbers. */
export const locale = '${locale}';

export const currency = '${spec.currency}';
export const currencySign = '${signs[spec.currency]}';

export const firstWeekday: 'mon' | 'sun' = '${locale === 'en-US' ? 'sun' : 'mon'}';

/** Until the user chooses another one in the settings. */
export const defaultScheme: 'system' | 'light' | 'dark' = '${spec.scheme}';
`,
  };
}
