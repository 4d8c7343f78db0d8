export interface CardState {
  /** 0 is new; each right answer adds one. */
  level: number;
  /** The day on which it comes again, such as 2026-01-31. */
  due: string;
}

/** Days until a card comes again, by level. */
const pauses = [0, 1, 3, 7, 16, 35];
export const levelMaximum = pauses.length - 1;

/** In universal time, because a day has no time zone. */
const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** A known card comes later each time; one that was not known comes again on the same day. */
export function rateCard(state: CardState | undefined, isKnown: boolean, day: string): CardState {
  const level = isKnown ? Math.min(levelMaximum, (state?.level ?? 0) + 1) : 0;
  return { level, due: plusDays(day, pauses[level] ?? 0) };
}

export const isDue = (state: CardState | undefined, day: string): boolean =>
  state === undefined || state.due <= day;

/** Days in a row up to a day, or up to the one before it, on which a round was finished. */
export function streakOf(days: ReadonlySet<string>, from: string): number {
  let count = 0;
  let day = days.has(from) ? from : plusDays(from, -1);
  while (days.has(day)) {
    count += 1;
    day = plusDays(day, -1);
  }
  return count;
}
