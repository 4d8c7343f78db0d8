import { currency, locale } from '../locale';
import { readTyped } from './read-number';

/** Reads what people type; null if it is no number. */
export const readNumber = (text: string): number | null =>
  readTyped(text, locale.startsWith('tr') ? '.' : ',');

export function formatInput(value: number | null): string {
  if (value === null) return '';
  return locale.startsWith('tr') ? String(value).replace('.', ',') : String(value);
}

export const formatNumber = (value: number): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 2 });

/** An amount without cents where there are none: ₺1.250, ₺12,50. Yen never have any. */
export function formatMoney(value: number): string {
  const { maximumFractionDigits: cents = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const digits = Number.isInteger(value) ? 0 : cents;
  return value.toLocaleString(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const formatPercent = (value: number): string =>
  (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** A formatted number; empty if there is none. */
export const orEmpty = (value: number | null, format: (value: number) => string): string =>
  value === null ? '' : format(value);
