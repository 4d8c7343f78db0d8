import { limits, type VersionId, type VersionReason } from '@kilim/contract';

/** What is enough to decide whether a version stays. */
export interface VersionMark {
  readonly id: VersionId;
  readonly revision: number;
  readonly reason: VersionReason;
  readonly createdAt: number;
}

export interface ThinningSchedule {
  /** The newest versions, which stay whatever their age. */
  readonly newest: number;
  /** By age: of the versions younger than `until` one stays in every `every` milliseconds, all of them when it is 0. */
  readonly bands: readonly { readonly until: number; readonly every: number }[];
}

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** Every night: all of the last day, hourly for a week, daily for three months, weekly after. */
export const nightlyThinning: ThinningSchedule = {
  newest: limits.versionsKept,
  bands: [
    { until: day, every: 0 },
    { until: week, every: hour },
    { until: 90 * day, every: day },
    { until: Number.POSITIVE_INFINITY, every: week },
  ],
};

/** When somebody wants the space now: hourly for a day, daily for a week, weekly after. */
export const thoroughThinning: ThinningSchedule = {
  newest: 5,
  bands: [
    { until: day, every: hour },
    { until: week, every: day },
    { until: Number.POSITIVE_INFINITY, every: week },
  ],
};

/**
 * The versions that may go. The first and the newest stay, and those that messages of the chat (`inUse`) or a restore
 * lead to, each with the one before it, or what it changed could not be shown. Of the others the newest of each
 * interval stays. `marks` come newest first.
 */
export function chooseThinned(
  marks: readonly VersionMark[],
  schedule: ThinningSchedule,
  inUse: ReadonlySet<VersionId>,
  now: number,
): VersionId[] {
  const isProtected = (mark: VersionMark | undefined): boolean =>
    mark !== undefined && (mark.reason === 'restore' || inUse.has(mark.id));
  const taken = new Set<string>();
  const isFirstOfInterval = ({ createdAt }: VersionMark): boolean => {
    const band = schedule.bands.find(({ until }) => now - createdAt < until);
    if (!band || band.every === 0) return true;
    const interval = `${band.every}:${Math.floor(createdAt / band.every)}`;
    if (taken.has(interval)) return false;
    taken.add(interval);
    return true;
  };
  return marks
    .filter((mark, index) => {
      // Asked of every version, so that a protected one stands for its interval too.
      const isOfInterval = isFirstOfInterval(mark);
      const isKept =
        index < Math.max(1, schedule.newest) ||
        index === marks.length - 1 ||
        isProtected(mark) ||
        isProtected(marks[index - 1]);
      return !isKept && !isOfInterval;
    })
    .map(({ id }) => id);
}
