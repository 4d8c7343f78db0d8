import { openingHours } from './opening-hours';

/** A part of a day in minutes since midnight. */
export interface Span {
  start: number;
  end: number;
}

const dayEnd = 24 * 60;

export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
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

/** Start times at which `duration` minutes are free, every `step` minutes. */
export function listFreeStarts(taken: readonly Span[], duration: number, from = 0, step = 30): number[] {
  const starts: number[] = [];
  for (let start = openingHours.start; start + duration <= openingHours.end; start += step) {
    const span = { start, end: start + duration };
    if (start >= from && !taken.some((each) => overlap(each, span))) starts.push(start);
  }
  return starts;
}

/** Whether half an hour that starts at `time` or later would end after closing time. */
export const isTooLate = (time: string): boolean => listFreeStarts([], 30, toMinutes(time)).length === 0;
