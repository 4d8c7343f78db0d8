import { firstWeekday, locale } from '../locale';
import { addDays, addMonths, toDate, today, weekdayOf, weekdayIds } from './days';

/** The month of a day: 2026-01. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The given number of months up to this one, oldest first. */
export function lastMonths(count: number): string[] {
  const current = monthOf(today());
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count + 1));
}

/** The first day of the week that contains the day: Monday, or Sunday where weeks begin with it. */
export const weekOf = (day: string): string => {
  const sinceMonday = weekdayIds.indexOf(weekdayOf(day));
  return addDays(day, -(firstWeekday === 'sun' ? (sinceMonday + 1) % 7 : sinceMonday));
};

/** The given number of weeks up to this one by their first days, oldest first. */
export function lastWeeks(count: number): string[] {
  const current = weekOf(today());
  return Array.from({ length: count }, (_, index) => addDays(current, (index - count + 1) * 7));
}

export const formatShortMonth = (month: string): string =>
  toDate(`${month}-01`).toLocaleDateString(locale, { month: 'short' });

export const formatMonthName = (month: string): string =>
  toDate(`${month}-01`).toLocaleDateString(locale, { month: 'long' });

/** Totals by key, such as amounts by month. Rows without a key are left out. */
export function totalBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => number | null,
): Map<string, number> {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) totals.set(key, (totals.get(key) ?? 0) + (valueOf(row) ?? 0));
  }
  return totals;
}

/** The largest totals first. */
export const largest = (totals: ReadonlyMap<string, number>, count: number): [string, number][] =>
  [...totals].sort((a, b) => b[1] - a[1]).slice(0, count);

/** The values that occur most often, without empty ones. */
export function mostFrequent(values: readonly (number | null)[], count: number): number[] {
  const known = values.filter((value) => value !== null);
  const times = totalBy(known, String, () => 1);
  return largest(times, count).map(([value]) => Number(value));
}
