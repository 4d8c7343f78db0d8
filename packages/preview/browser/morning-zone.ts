/**
 * A time zone in which it is between 10 and 11 o'clock now. Apps offer free times until closing time, so that a test
 * would otherwise depend on the hour at which it runs.
 */
export function zoneInTheMorning(now: Date): string {
  const hoursBehind = (now.getUTCHours() - 10 + 24) % 24;
  // The sign of these names is the opposite of the offset; they go from 14 hours ahead to 12 hours behind.
  const offset = hoursBehind <= 12 ? hoursBehind : hoursBehind - 24;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '+' : ''}${offset}`;
}
