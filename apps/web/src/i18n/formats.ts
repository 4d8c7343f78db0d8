import type { Currency, Language, MinorAmount } from '@kilim/contract';

// Numbers and dates in the user's language and time zone. Creating a formatter is expensive, so they are cached.

const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  name: string,
  make: () => Format,
): Format {
  const known = kept.get(name) as Format | undefined;
  if (known !== undefined) return known;
  const made = make();
  kept.set(name, made);
  return made;
}

/** 12345 → 12.345 (tr), 12,345 (en). */
export function formatNumber(value: number, language: Language): string {
  return keep(`number ${language}`, () => new Intl.NumberFormat(locales[language])).format(value);
}

/** A small rate with up to three significant digits: 0.01, 0.00025. */
export function formatRate(value: number, language: Language): string {
  return keep(
    `rate ${language}`,
    () => new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 3 }),
  ).format(value);
}

/** 0.8 → %80 (tr), 80% (en). */
export function formatPercent(value: number, language: Language): string {
  return keep(
    `percent ${language}`,
    () => new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }),
  ).format(value);
}

/** Abbreviated credits, such as 12K and 1.0M. Numbers below 10,000 are written in full. */
export function formatCredits(value: number, language: Language): string {
  if (Math.abs(value) < 10_000) return formatNumber(value, language);
  if (Math.abs(value) < 1_000_000) return `${formatNumber(Math.floor(value / 1_000), language)}K`;
  return keep(
    `millions ${language}`,
    () => new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
    .format(Math.floor(value / 100_000) / 10)
    .concat('M');
}

/** An amount with currency sign and minor units: ₺149,90, $4.99. */
export function formatMoney(minor: MinorAmount | number, currency: Currency, language: Language): string {
  return keep(
    `money ${currency} ${language}`,
    () =>
      new Intl.NumberFormat(locales[language], {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
      }),
  ).format(minor / 100);
}

/** An ISO time as a date: 21 November 2026; in the device's time zone unless one is given. */
export function formatDate(iso: string, language: Language, timeZone?: string): string {
  return keep(
    `date ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }),
  ).format(new Date(iso));
}

/** A calendar day (2026-11-21), independent of the time zone: 21 Nov. */
export function formatDay(day: string, language: Language): string {
  return keep(
    `day ${language}`,
    () => new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ).format(new Date(`${day}T00:00:00Z`));
}

/** A calendar month (2026-11): November 2026. */
export function formatMonth(month: string, language: Language): string {
  return keep(
    `month ${language}`,
    () => new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(new Date(`${month}-01T00:00:00Z`));
}

/** An ISO time as date, hour and minute. */
export function formatDateTime(iso: string, language: Language): string {
  return keep(
    `time ${language}`,
    () => new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(iso));
}

/** An ISO time as hour and minute: 14:05. */
export function formatTime(iso: string, language: Language, timeZone?: string): string {
  return keep(
    `minute ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }),
  ).format(new Date(iso));
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Relative time, such as 5 minutes ago; a date when older than a week. */
export function formatAgo(iso: string, language: Language, now: number): string {
  const passed = new Date(iso).getTime() - now;
  if (Math.abs(passed) > 7 * 86_400_000) return formatDate(iso, language);
  const relative = keep(
    `ago ${language}`,
    () => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }),
  );
  for (const [unit, size] of units) {
    if (Math.abs(passed) >= size) return relative.format(Math.trunc(passed / size), unit);
  }
  return relative.format(0, 'second');
}
