import type { ProjectStatistics, UserId, WeekChange } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { startOfDay } from '../start-of-day.ts';
import { countChangedProjects, countFilesAt, countProjectsAndFiles } from './repository.ts';

const day = 86_400_000;

/** Midnight `days` calendar days before the day that starts at `today`. Noon, because a day may have 23 or 25 hours. */
const dayBefore = (today: number, days: number, timeZone: string): number =>
  startOfDay(today + day / 2 - days * day, timeZone);

/** A decrease counts as no new ones, because the figures are about what is new. */
export function toWeekChange(current: number, previous: number): WeekChange {
  const now = Math.max(0, current);
  const before = Math.max(0, previous);
  return {
    current: now,
    previous: before,
    percent: before === 0 ? null : Math.round(((now - before) / before) * 100),
  };
}

/** The figures of the dashboard: docs/rules/dashboard.md#statistics */
export async function readStatistics(
  tx: Tx,
  userId: UserId,
  now: number,
  timeZone: string,
): Promise<ProjectStatistics> {
  const today = startOfDay(now, timeZone);
  const week = dayBefore(today, 6, timeZone);
  const weekBefore = dayBefore(today, 13, timeZone);
  const { created, createdBefore, ...counts } = await countProjectsAndFiles(tx, userId, {
    today,
    week,
    weekBefore,
  });
  const filesAtWeek = await countFilesAt(tx, userId, week);
  const filesBefore = await countFilesAt(tx, userId, weekBefore);
  const changed = await countChangedProjects(tx, userId, week, now + 1);
  const changedBefore = await countChangedProjects(tx, userId, weekBefore, week);
  return {
    ...counts,
    week: {
      projects: toWeekChange(created, createdBefore),
      files: toWeekChange(counts.files - filesAtWeek, filesAtWeek - filesBefore),
      updates: toWeekChange(changed, changedBefore),
    },
  };
}
