import { type Expression, type SqlBool, sql } from 'kysely';

/** Clocks of several servers differ by seconds, so smaller differences are no sign of a clock change. */
export const clockTolerance = 60_000;

/**
 * Whether the time in `column` has come. A time further ahead than `longestDelay` milliseconds is impossible unless the
 * clock was set back (docs/rules/jobs.md#clock-changes), so it has come too.
 */
export function isDue(column: string, now: number, longestDelay: number): Expression<SqlBool> {
  const time = sql.ref(column);
  return sql<SqlBool>`(${time} <= ${now} or ${time} > ${now + longestDelay + clockTolerance})`;
}
