import { expect, it } from 'vitest';
import { foldUsage } from './fold-usage.ts';

const now = Date.parse('2026-11-02T21:30:00Z');
const bucket = (at: string, used: number, bought = 0) => ({ startsAt: Date.parse(at), used, bought });

it('sums quarter hours by the days of the time zone', () => {
  const buckets = [
    bucket('2026-10-31T21:15:00Z', 5, 100),
    bucket('2026-10-31T20:45:00Z', 7),
    bucket('2026-11-02T21:15:00Z', 3),
  ];
  const istanbul = foldUsage(buckets, now, 'Europe/Istanbul');
  expect(istanbul).toMatchObject({ usedThisMonth: 8, boughtThisMonth: 100 });
  expect(istanbul.days).toHaveLength(30);
  expect(istanbul.days.slice(-4)).toEqual([
    { date: '2026-10-31', used: 7 },
    { date: '2026-11-01', used: 5 },
    { date: '2026-11-02', used: 0 },
    { date: '2026-11-03', used: 3 },
  ]);
  expect(foldUsage(buckets, now, 'UTC').days.slice(-3)).toEqual([
    { date: '2026-10-31', used: 12 },
    { date: '2026-11-01', used: 0 },
    { date: '2026-11-02', used: 3 },
  ]);
});

it('lists each day once across clock changes', () => {
  const { days } = foldUsage([], Date.parse('2026-11-10T12:00:00Z'), 'America/New_York');
  expect(new Set(days.map(({ date }) => date)).size).toBe(30);
  expect(days[0]?.date).toBe('2026-10-12');
});

it('shows no negative day when credits are returned after midnight', () => {
  const { days, usedThisMonth } = foldUsage([bucket('2026-11-02T10:00:00Z', -4)], now, 'UTC');
  expect([days.at(-1)?.used, usedThisMonth]).toEqual([0, 0]);
});
