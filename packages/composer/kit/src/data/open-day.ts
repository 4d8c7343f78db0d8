import { addDays, isToday, today } from './days';
import { timeNow } from './now';
import { dayEnd, isTooLate, toMinutes } from './slots';

/** Minutes of the day that are over: all of a day in the past, none of a coming one. */
export function passedMinutes(day: string): number {
  if (isToday(day)) return toMinutes(timeNow());
  return day < today() ? dayEnd : 0;
}

/** The day, or the first one after it on which a booking is still possible. */
export function firstOpenDay(day = today()): string {
  const first = day < today() ? today() : day;
  return isToday(first) && isTooLate(timeNow()) ? addDays(first, 1) : first;
}
