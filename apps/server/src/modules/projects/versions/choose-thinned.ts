import { limits, type VersionId, type VersionReason } from '@kilim/contract';

/** The fields that decide whether a version is kept. */
export interface VersionMark {
  readonly id: VersionId;
  readonly revision: number;
  readonly reason: VersionReason;
  readonly createdAt: number;
}

export interface ThinningSchedule {
  /** Number of newest versions that are kept regardless of age. */
  readonly newest: number;
  /** Of versions younger than `until` milliseconds, one per interval of `every` is kept; 0 keeps all. Sorted by age. */
  readonly bands: readonly { readonly until: number; readonly every: number }[];
}

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** The daily job: keeps all of the last day, one per hour for a week, per day for 90 days, per week afterwards. */
export const dailyThinning: ThinningSchedule = {
  newest: limits.versionsKept,
  bands: [
    { until: day, every: 0 },
    { until: week, every: hour },
    { until: 90 * day, every: day },
    { until: Number.POSITIVE_INFINITY, every: week },
  ],
};

/** On request, to free space: keeps one per hour for a day, per day for a week, per week afterwards. */
export const thoroughThinning: ThinningSchedule = {
  newest: 5,
  bands: [
    { until: day, every: hour },
    { until: week, every: day },
    { until: Number.POSITIVE_INFINITY, every: week },
  ],
};

/**
 * Chooses the versions to delete; `marks` are newest first. Kept are the first and the newest versions, restored ones
 * and those that chat messages link to (`inUse`), each with its predecessor, which is needed to show its changes. Of
 * the others, the newest of each interval is kept. See docs/rules/versions.md#thinning.
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
      // Evaluated for every version, so that a protected one also occupies its interval.
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
