import { AppError } from '@kilim/contract';

/** Offset of a time zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  return local - Math.floor(moment / 1000) * 1000;
}

/** Epoch milliseconds of the last midnight in a time zone; throws `general_argument_invalid` for an unknown zone. */
export function startOfDay(now: number, timeZone: string): number {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (cause) {
    throw new AppError('general_argument_invalid', { fields: { timeZone: 'invalid' }, cause });
  }
  const day = 86_400_000;
  const localMidnight = Math.floor((now + offsetAt(now, format)) / day) * day;
  // Daylight saving time may have changed since midnight, so the offset is computed again.
  const guess = localMidnight - offsetAt(now, format);
  return localMidnight - offsetAt(guess, format);
}
