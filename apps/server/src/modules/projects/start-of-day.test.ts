import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it.each([
  ['Europe/Istanbul', '2026-11-21T00:30:00+03:00', '2026-11-21T00:00:00+03:00'],
  ['Europe/Istanbul', '2026-11-20T23:59:59.999+03:00', '2026-11-20T00:00:00+03:00'],
  ['UTC', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'],
  ['America/New_York', '2026-11-21T03:00:00Z', '2026-11-20T00:00:00-05:00'],
  // Daylight saving time ended and started on these days.
  ['Europe/Berlin', '2026-10-25T12:00:00+01:00', '2026-10-25T00:00:00+02:00'],
  ['Europe/Berlin', '2026-03-29T12:00:00+02:00', '2026-03-29T00:00:00+01:00'],
  ['Asia/Kathmandu', '2026-11-21T01:00:00+05:45', '2026-11-21T00:00:00+05:45'],
])('in %s the day of %s starts at %s', (zone, now, midnight) => {
  expect(new Date(startOfDay(Date.parse(now), zone)).toISOString()).toBe(new Date(midnight).toISOString());
});

it('rejects an unknown time zone', () => {
  expect(() => startOfDay(0, 'Mars/Olympus')).toThrow('general_argument_invalid');
});
