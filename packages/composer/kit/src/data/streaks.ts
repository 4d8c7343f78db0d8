import { addDays, today } from './days';

/**
 * Days in a row that end today, or yesterday while today is still open. `counts` leaves out days that are not
 * planned.
 */
export function currentStreak(
  days: ReadonlySet<string>,
  counts: (day: string) => boolean = () => true,
): number {
  let streak = 0;
  let day = days.has(today()) ? today() : addDays(today(), -1);
  for (let left = 730; left > 0; left -= 1) {
    if (days.has(day)) streak += 1;
    else if (counts(day)) break;
    day = addDays(day, -1);
  }
  return streak;
}

/** The most days in a row. */
export function longestStreak(
  days: ReadonlySet<string>,
  counts: (day: string) => boolean = () => true,
): number {
  const [first] = [...days].sort();
  if (!first) return 0;
  let longest = 0;
  let streak = 0;
  for (let day = first; day <= today(); day = addDays(day, 1)) {
    if (days.has(day)) streak += 1;
    else if (counts(day)) streak = 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}
