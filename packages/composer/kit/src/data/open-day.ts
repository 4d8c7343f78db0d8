import { addDays, isToday, today } from './days';
import { timeNow } from './now';
import { isTooLate } from './slots';

/** The day, or the next one if it is today and too late for a booking. */
export const firstOpenDay = (day = today()): string =>
  isToday(day) && isTooLate(timeNow()) ? addDays(day, 1) : day;
