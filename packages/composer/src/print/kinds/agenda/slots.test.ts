import { describe, expect, it } from 'vitest';
import { importKit } from '../../../testing/kit-module.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Slots {
  listGaps(taken: readonly Span[], shortest: number, from?: number): Span[];
  listFreeStarts(taken: readonly Span[], duration: number, from?: number): number[];
  listFreeHours(taken: readonly Span[], from?: number): number[];
  isFree(taken: readonly Span[], start: number, duration: number): boolean;
  overlap(a: Span, b: Span): boolean;
  spanAt(moment: string, length: number): Span;
  toTime(minutes: number): string;
  isTooLate(time: string): boolean;
}
const { isFree, isTooLate, listFreeHours, listFreeStarts, listGaps, overlap, spanAt, toTime } =
  await importKit<Slots>('data/slots');
const span = (start: string, end: string): Span => {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return { start: minutes(start), end: minutes(end) };
};

describe('free times of a day', () => {
  it('ends with an entry that goes on after midnight, and lists each time once', () => {
    const night = [span('16:00', '00:00'), span('18:00', '18:00'), span('22:00', '06:00')];
    const starts = listGaps(night, 30).map(({ start }) => start);
    expect(starts).toEqual([...new Set(starts)]);
    expect(starts.every((start) => start < span('16:00', '17:00').start)).toBe(true);
  });

  it('offers no start that would overlap an entry', () => {
    const starts = listFreeStarts([span('10:00', '11:00')], 45).map(toTime);
    expect(starts).toContain('09:00');
    expect(starts).not.toContain('09:30');
    expect(starts).not.toContain('10:30');
    expect(starts).toContain('11:00');
  });

  it('ends before closing', () => {
    expect(listFreeStarts([], 90).map(toTime).at(-1)).toBe('17:30');
  });

  it('lists the gaps between overlapping entries in any order', () => {
    const taken = [span('12:00', '13:00'), span('09:00', '10:00'), span('09:30', '11:00')];
    expect(listGaps(taken, 30)).toEqual([span('11:00', '12:00'), span('13:00', '19:00')]);
  });

  it('leaves out what has passed and what is too short', () => {
    expect(listGaps([span('10:00', '18:45')], 30, 10 * 60)).toEqual([]);
  });

  it('finds a time between the usual ones free only if nothing overlaps it before closing', () => {
    const taken = [span('15:00', '15:45')];
    const at = (time: string, duration: number): boolean => isFree(taken, span(time, time).start, duration);
    expect(at('15:45', 30)).toBe(true);
    expect(at('15:30', 30)).toBe(false);
    expect(at('18:45', 30)).toBe(false);
    expect(at('08:45', 30)).toBe(false);
  });

  it('lists one free time for each hour that has one', () => {
    const taken = [span('10:00', '10:30'), span('11:00', '12:00')];
    const starts = listFreeHours(taken, span('09:10', '09:10').start).map(toTime);
    expect(starts.slice(0, 3)).toEqual(['09:30', '10:30', '12:00']);
  });

  it('compares bookings over midnight', () => {
    const night = spanAt('2026-01-31T23:30', 60);
    expect(overlap(night, spanAt('2026-02-01T00:00', 30))).toBe(true);
    expect(overlap(night, spanAt('2026-02-01T00:30', 30))).toBe(false);
  });

  it.each([
    ['00:00', false],
    ['18:30', false],
    ['18:31', true],
    ['23:59', true],
  ])('are over for the day at %s: %s', (time, isLate) => {
    expect(isTooLate(time)).toBe(isLate);
  });
});
