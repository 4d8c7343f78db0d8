import { strings } from '../strings';

/** Minutes as people say them: 45 min, 1 h 30 min. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return strings.durations.minutes(rest);
  return rest === 0 ? strings.durations.hours(hours) : strings.durations.both(hours, rest);
}

/** Hours from one time to another, over midnight if the second is earlier; null if one is missing. */
export function hoursBetween(start: string, end: string): number | null {
  if (!start || !end) return null;
  const minutes = (text: string) => {
    const time = text.slice(-5);
    return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  };
  const span = (minutes(end) - minutes(start) + 1440) % 1440;
  return Math.round((span / 60) * 100) / 100;
}
