import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { timestamp } from './primitives.ts';

// The statistics of the administration: docs/rules/statistics.md

export const statisticRules = {
  /** Days since the last sign-in up to which a user counts as active. */
  activeDays: 30,
  /** Days since the last change up to which a project counts as recent. */
  recentProjectDays: 7,
  /** Length in days of the period that is compared with the one before. */
  changeDays: 7,
  /** Offset of the days from UTC in milliseconds: Türkiye. */
  dayOffset: 3 * 3_600_000,
} as const;

/** Lengths in days of the charts. */
export const statisticSpan = z.enum(['7', '30', '90']);
export type StatisticSpan = z.infer<typeof statisticSpan>;

const count = z.number().int();
/** Added in the last `changeDays` days, and in as many days before. */
const change = { recent: count, previous: count };

const statistics = z.object({
  at: timestamp,
  users: z.object({ total: count, active: count, ...change }),
  projects: z.object({ total: count, updated: count, ...change }),
  /** Receipts with the status `Ödendi`, without simulated ones. */
  receipts: z.object({ total: count, ...change }),
  /** Sums of these receipts by currency, in minor units. */
  revenue: z.array(z.object({ currency, totalMinor: count, recentMinor: count, previousMinor: count })),
  simulatedReceipts: count,
});
export type Statistics = z.infer<typeof statistics>;

const statisticDay = z.object({
  /** Such as `2026-11-21`. */
  day: z.string(),
  signUps: count,
  /** Turns that were started on the day. */
  turns: count,
  /** Turns that ended without being stopped by the user. */
  judgedTurns: count,
  /** Those of them that ended with a result that started. */
  goodTurns: count,
  creditsUsed: count,
  errors: count,
  revenue: z.array(z.object({ currency, minor: count })),
});
export type StatisticDay = z.infer<typeof statisticDay>;

/** Percentage by which a period differs from the one before; null when there is nothing to compare with. */
export const changeOf = (recent: number, previous: number): number | null =>
  previous <= 0 ? null : ((recent - previous) / previous) * 100;

export const getStatistics = defineEndpoint({
  name: 'getStatistics',
  summary: 'Returns the numbers of users, projects and paid receipts, and the revenue, with their changes.',
  method: 'GET',
  path: '/admin/statistics',
  access: 'admin',
  status: 200,
  reply: statistics,
  errors: [],
});
export const getStatisticDays = defineEndpoint({
  name: 'getStatisticDays',
  summary: 'Returns sign-ups, turns, credits, errors and revenue of each of the last days, the oldest first.',
  method: 'GET',
  path: '/admin/statistics/days',
  access: 'admin',
  query: z.object({ days: statisticSpan.default('30') }),
  status: 200,
  reply: z.object({ days: z.array(statisticDay) }),
  errors: [],
});
