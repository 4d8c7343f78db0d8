import type { Language } from '@kilim/contract';
import type { AppSpec } from '../../spec/app-spec.ts';
import { languagesOf } from '../features/language-switch.ts';
import type { PrintedFile } from '../printed-file.ts';
import { lines } from '../text/indent.ts';

const signs: Readonly<Record<AppSpec['currency'], string>> = {
  TRY: '₺',
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CHF: 'CHF',
  NGN: '₦',
  INR: '₹',
  KES: 'KSh',
  ZAR: 'R',
};

/** The locale of an app's dates and numbers: its language with the country of the currency. */
export const localeOf = ({ language, currency }: Pick<AppSpec, 'language' | 'currency'>): string =>
  language === 'tr' ? 'tr-TR' : currency === 'USD' ? 'en-US' : 'en-GB';

/** The day that the app's weeks begin with: the chosen one, else that of the country. */
export const firstDayOf = (spec: Pick<AppSpec, 'language' | 'currency' | 'firstDay'>): 'mon' | 'sun' =>
  spec.firstDay ?? (localeOf(spec) === 'en-US' ? 'sun' : 'mon');

/** The formats of one language. */
function printFormats(spec: AppSpec): readonly string[] {
  const locale = localeOf(spec);
  return [
    '/** Language and country of dates and numbers. */',
    `export const locale = '${locale}';`,
    `export const firstWeekday: 'mon' | 'sun' = '${firstDayOf(spec)}';`,
  ];
}

/** The formats of several languages; the first one is that of the first start. */
function printChoice(spec: AppSpec, languages: readonly Language[]): readonly string[] {
  const locales = languages.map((language) => ({
    language,
    locale: localeOf({ ...spec, language }),
    first: firstDayOf({ ...spec, language }),
  }));
  const weekdays = new Set(locales.map(({ first }) => first));
  const list = languages.map((language) => `'${language}'`).join(', ');
  return [
    '/** The first one is that of the first start. */',
    `export const languages = [${list}] as const;`,
    'export type Language = (typeof languages)[number];',
    '',
    'const locales: Record<Language, string> = {',
    ...locales.map(({ language, locale }) => `  ${language}: '${locale}',`),
    '};',
    '',
    '/** Language and country of dates and numbers, by the chosen language. */',
    'export let locale = locales[languages[0]];',
    `export ${weekdays.size > 1 ? 'let' : 'const'} firstWeekday: 'mon' | 'sun' = '${firstDayOf(spec)}';`,
    '',
    '/** Changes the formats of dates and numbers. */',
    'export function setLocale(language: Language): void {',
    '  locale = locales[language];',
    weekdays.size > 1 ? "  firstWeekday = locale === 'en-US' ? 'sun' : 'mon';" : undefined,
    '}',
  ].filter((line): line is string => line !== undefined);
}

/** src/locale.ts: languages, currency and the scheme of the first start. */
export function printLocale(spec: AppSpec): PrintedFile {
  const languages = languagesOf(spec);
  return {
    path: 'src/locale.ts',
    source: `${lines(
      ...(languages.length > 1 ? printChoice(spec, languages) : printFormats(spec)),
      '',
      `export const currency = '${spec.currency}';`,
      `export const currencySign = '${signs[spec.currency]}';`,
      '',
      '/** Until the user chooses another one in the settings. */',
      `export const defaultScheme: 'system' | 'light' | 'dark' = '${spec.scheme}';`,
    )}\n`,
  };
}
