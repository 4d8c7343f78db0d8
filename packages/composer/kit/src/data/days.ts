import { locale, firstWeekday } from '../locale';

// Days are texts such as 2026-01-31, which sort by themselves and have no time zone.

const pad = (value: number) => String(value).padStart(2, '0');

export function toDay(date: Date): string {
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Noon, so that a change to summer time never moves the day. */
export function toDate(day: string): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)), 12);
}

export const today = (): string => toDay(new Date());

export const isToday = (day: string): boolean => day.slice(0, 10) === today();

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setDate(date.getDate() + count);
  return toDay(date);
}

/** Whole days from the first to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000);
}

/** A month is 2026-01. */
export function addMonths(month: string, count: number): string {
  const date = toDate(`${month}-01`);
  date.setMonth(date.getMonth() + count);
  return toDay(date).slice(0, 7);
}

export const formatDay = (day: string): string =>
  toDate(day).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today().slice(0, 4) && { year: 'numeric' }),
  });

export const formatLongDay = (day: string): string =>
  toDate(day).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' });

export const formatMonth = (month: string): string =>
  toDate(`${month}-01`).toLocaleDateString(locale, { month: 'long', year: 'numeric' });

export const formatWeekday = (day: string): string =>
  toDate(day).toLocaleDateString(locale, { weekday: 'short' });

/** A moment such as 2026-01-31T14:30. */
export const formatMoment = (moment: string): string =>
  `${formatDay(moment.slice(0, 10))}, ${moment.slice(11, 16)}`;

export const weekdayIds = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdayIds)[number];

/** Monday 2026-01-05 and the days after it give the names. */
export function listWeekdays(): { id: Weekday; short: string; long: string }[] {
  const ordered = firstWeekday === 'sun' ? (['sun', ...weekdayIds.slice(0, 6)] as const) : weekdayIds;
  return ordered.map((id) => {
    const date = toDate(addDays('2026-01-05', weekdayIds.indexOf(id)));
    return {
      id,
      short: date.toLocaleDateString(locale, { weekday: 'short' }),
      long: date.toLocaleDateString(locale, { weekday: 'long' }),
    };
  });
}

export const weekdayOf = (day: string): Weekday => weekdayIds[(toDate(day).getDay() + 6) % 7] ?? 'mon';

/** Six weeks that contain the month. */
export function listMonthDays(month: string): { day: string; isInMonth: boolean }[] {
  const first = `${month}-01`;
  const weekday = toDate(first).getDay();
  const before = firstWeekday === 'sun' ? weekday : (weekday + 6) % 7;
  const start = addDays(first, -before);
  return Array.from({ length: 42 }, (_, index) => {
    const day = addDays(start, index);
    return { day, isInMonth: day.startsWith(month) };
  });
}

/** The given number of days up to today, oldest first. */
export const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today(), index - count + 1));
