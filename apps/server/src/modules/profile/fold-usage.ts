import { utcDay } from '../../platform/clock/utc-day.ts';
import type { UsageBucket } from '../credits/index.ts';

const day = 24 * 3_600_000;

/** Covers 30 days and the longest month in every time zone. */
export const usageSpan = 33 * day;

export interface FoldedUsage {
  readonly usedThisMonth: number;
  readonly boughtThisMonth: number;
  readonly days: { date: string; used: number }[];
}

/** Sums quarter-hour buckets into 30 days and the current month of a time zone. */
export function foldUsage(buckets: readonly UsageBucket[], now: number, timeZone: string): FoldedUsage {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dateOf = (at: number): string => format.format(at);
  const today = dateOf(now);
  const byDate = new Map<string, number>();
  let usedThisMonth = 0;
  let boughtThisMonth = 0;
  for (const { startsAt, used, bought } of buckets) {
    const date = dateOf(startsAt);
    byDate.set(date, (byDate.get(date) ?? 0) + used);
    if (!date.startsWith(today.slice(0, 7))) continue;
    usedThisMonth += used;
    boughtThisMonth += bought;
  }
  // Counted back by dates, so that days of 23 or 25 hours count as one day.
  const last = Date.parse(`${today}T00:00:00Z`);
  const days = Array.from({ length: 30 }, (_, index) => {
    const date = utcDay(last - (29 - index) * day);
    return { date, used: Math.max(0, byDate.get(date) ?? 0) };
  });
  return { usedThisMonth: Math.max(0, usedThisMonth), boughtThisMonth, days };
}
