import type { VersionId, VersionReason } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseThinned, dailyThinning, thoroughThinning, type VersionMark } from './choose-thinned.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 22, 12);
const none = new Set<VersionId>();

/** Versions of the given ages, newest first. */
function marksOf(
  ages: readonly number[],
  reasons: Readonly<Record<number, VersionReason>> = {},
): VersionMark[] {
  return ages.map((age, index) => ({
    id: `v${index}` as VersionId,
    revision: ages.length - index,
    reason: reasons[index] ?? 'code-save',
    createdAt: now - age,
  }));
}
/** Indexes of kept versions when only one newest version is protected. */
function keptOf(marks: readonly VersionMark[], inUse: ReadonlySet<VersionId> = none): number[] {
  const gone = new Set(chooseThinned(marks, { ...dailyThinning, newest: 1 }, inUse, now));
  return marks.flatMap(({ id }, index) => (gone.has(id) ? [] : [index]));
}

describe('chooseThinned keeps', () => {
  it.each<[string, number[], number[]]>([
    ['nothing of an empty history', [], []],
    ['a single old version', [900 * day], [0]],
    ['all of the last day', [0, 1, 2, 3, day - 1], [0, 1, 2, 3, 4]],
    // `now` is the start of an hour: two versions are of 11 o'clock two days ago, one is of 10 o'clock.
    ['one per hour for a week', [0, 2 * day + 10, 2 * day + 20, 2 * day + hour + 10, 6 * day], [0, 1, 3, 4]],
    ['one per day for 90 days', [0, 20 * day, 20 * day + hour, 21 * day, 80 * day], [0, 1, 3, 4]],
    ['one per week afterwards', [0, 200 * day, 201 * day, 230 * day, 900 * day], [0, 1, 3, 4]],
    ['the first one although its interval has another', [0, 20 * day, 20 * day + 1, 20 * day + 2], [0, 1, 3]],
  ])('%s', (_name, ages, kept) => {
    expect(keptOf(marksOf(ages))).toEqual(kept);
  });

  it('versions in use and restored ones, each with its predecessor', () => {
    const ages = Array.from({ length: 12 }, (_, index) => 20 * day + index);
    const marks = marksOf(ages, { 8: 'restore' });
    expect(keptOf(marks, new Set(['v4' as VersionId]))).toEqual([0, 4, 5, 8, 9, 11]);
  });

  it('the newest 20 regardless of age', () => {
    const marks = marksOf(Array.from({ length: 40 }, (_, index) => 20 * day + index));
    const gone = chooseThinned(marks, dailyThinning, none, now);
    expect(gone).toEqual(marks.slice(20, 39).map(({ id }) => id));
  });
});

describe('for any history, chooseThinned', () => {
  const history = fc
    .array(
      fc.record({
        gap: fc.integer({ min: 0, max: 5 * day }),
        isRestore: fc.boolean(),
        isInUse: fc.boolean(),
      }),
      {
        maxLength: 120,
      },
    )
    .map((steps) => {
      let age = 0;
      const ages = steps.map(({ gap }) => (age += gap > 4 * day ? gap : gap % hour));
      const reasons = Object.fromEntries(
        steps.flatMap(({ isRestore }, index) => (isRestore && index % 7 === 0 ? [[index, 'restore']] : [])),
      ) as Record<number, VersionReason>;
      const marks = marksOf(ages, reasons);
      const inUse = new Set(
        marks.filter((_, index) => steps[index]?.isInUse && index % 5 === 0).map(({ id }) => id),
      );
      return { marks, inUse };
    });

  it.each([
    ['daily', dailyThinning],
    ['thorough', thoroughThinning],
  ])('keeps protected versions and one per interval, and is idempotent (%s)', (_name, schedule) => {
    fc.assert(
      fc.property(history, ({ marks, inUse }) => {
        const gone = new Set(chooseThinned(marks, schedule, inUse, now));
        const kept = marks.filter(({ id }) => !gone.has(id));
        expect(kept.slice(0, schedule.newest)).toEqual(marks.slice(0, schedule.newest));
        expect(kept.at(-1)).toBe(marks.at(-1));
        for (const [index, mark] of marks.entries()) {
          if (!inUse.has(mark.id) && mark.reason !== 'restore') continue;
          expect(gone.has(mark.id)).toBe(false);
          const before = marks[index + 1];
          if (before) expect(gone.has(before.id)).toBe(false);
        }
        const [first] = schedule.bands;
        for (const mark of marks) {
          if (!gone.has(mark.id)) continue;
          const age = now - mark.createdAt;
          if (first?.every === 0) expect(age).toBeGreaterThanOrEqual(first.until);
          // A newer version of the same interval is kept.
          const band = schedule.bands.find(({ until }) => age < until);
          const interval = (of: VersionMark): number => Math.floor(of.createdAt / (band?.every || 1));
          expect(
            kept.some((other) => other.revision > mark.revision && interval(other) === interval(mark)),
          ).toBe(true);
        }
        expect(chooseThinned(kept, schedule, inUse, now)).toEqual([]);
      }),
    );
  });

  it('bounds the number of kept versions', () => {
    const marks = marksOf(Array.from({ length: 20_000 }, (_, index) => index * hour * 0.9));
    const left = marks.length - chooseThinned(marks, dailyThinning, none, now).length;
    expect(left).toBeLessThan(20 + 24 + 7 * 24 + 90 + 110);
  });
});
