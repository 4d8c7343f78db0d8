import { openingHours } from './opening-hours';

/** A part of a day in minutes since midnight. */
export interface Span {
  start: number;
  end: number;
}

export const dayEnd = 24 * 60;

/** Minutes that a booking takes if it does not say how long. */
export const usualLength = 30;

export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A time such as 14:30; what is after midnight has the time of the next day. */
export function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

/** The time from a moment such as 2026-01-31T14:30 on, in minutes that compare any two days. */
export function spanAt(moment: string, length: number): Span {
  const start = Date.parse(moment) / 60_000;
  return { start, end: start + length };
}

/** The time between two times of a day; an end before the start is on the next day. */
export function clockSpan(from: string, to: string): Span {
  const start = toMinutes(from);
  return { start, end: start + ((toMinutes(to) - start + dayEnd) % dayEnd || usualLength) };
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Free parts of the opening hours, without those that are shorter than `shortest`. */
export function listGaps(
  taken: readonly Span[],
  shortest: number,
  from: number = openingHours.start,
): Span[] {
  const gaps: Span[] = [];
  let start = Math.max(openingHours.start, from);
  for (const span of [...taken].sort((a, b) => a.start - b.start)) {
    if (span.start - start >= shortest) gaps.push({ start, end: Math.min(span.start, openingHours.end) });
    // What ends after midnight takes the rest of the day.
    start = Math.max(start, span.end < span.start ? dayEnd : span.end, span.start);
  }
  if (openingHours.end - start >= shortest) gaps.push({ start, end: openingHours.end });
  return gaps.filter((gap) => gap.end - gap.start >= shortest);
}

/** Whether the minutes from `start` on are free and within the opening hours. */
export function isFree(taken: readonly Span[], start: number, duration: number): boolean {
  const span = { start, end: start + duration };
  if (start < openingHours.start || span.end > openingHours.end) return false;
  return !taken.some((each) => overlap(each, span));
}

/** Start times at which `duration` minutes are free, every half hour. */
export function listFreeStarts(taken: readonly Span[], duration: number, from = 0): number[] {
  const starts: number[] = [];
  for (let start = openingHours.start; start < openingHours.end; start += usualLength) {
    if (start >= from && isFree(taken, start, duration)) starts.push(start);
  }
  return starts;
}

/** The first time of each hour at which a booking of the usual length is possible. */
export function listFreeHours(taken: readonly Span[], from = 0): number[] {
  const hourOf = (start = 0) => Math.floor(start / 60);
  const starts = listFreeStarts(taken, usualLength, from);
  return starts.filter((start, index) => index === 0 || hourOf(start) !== hourOf(starts[index - 1]));
}

/** Whether a booking of the usual length that starts at `time` or later would end after closing time. */
export const isTooLate = (time: string): boolean =>
  listFreeStarts([], usualLength, toMinutes(time)).length === 0;
