import { expect, it } from 'vitest';
import { zoneInTheMorning } from './morning-zone.ts';

it.each(Array.from({ length: 24 }, (_, hour) => hour))('is past 10 in the zone at %d o’clock UTC', (hour) => {
  const now = new Date(Date.UTC(2026, 10, 23, hour, 45));
  const time = now.toLocaleTimeString('en-GB', { timeZone: zoneInTheMorning(now) });
  expect(time).toBe('10:45:00');
});
