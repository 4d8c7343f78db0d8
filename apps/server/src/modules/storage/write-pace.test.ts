import { limits, megabyte } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPaceError, toMegabytes, windowsAt } from './write-pace.ts';

const noon = Date.UTC(2026, 10, 22, 12);

describe('the write pace', () => {
  it.each([
    ['nothing', 0, 0, noon, null],
    ['exactly the limits', limits.bytesWrittenPerMinute, limits.bytesWrittenPerDay, noon, null],
    [
      'one byte more in a minute',
      limits.bytesWrittenPerMinute + 1,
      limits.bytesWrittenPerMinute + 1,
      noon + 15_500,
      { type: 'storage_write_too_fast', params: { seconds: 45 } },
    ],
    [
      'one byte more in a day',
      1,
      limits.bytesWrittenPerDay + 1,
      noon + 60_000,
      { type: 'storage_day_limit_reached', params: { limit: 500, seconds: 43_140 } },
    ],
  ])('with %s', (_name, minuteBytes, dayBytes, now, refusal) => {
    expect(findPaceError({ minuteBytes, dayBytes }, now)).toEqual(refusal);
  });

  it('returns a waiting time that reaches the next window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.boolean(), (now, isDay) => {
        const over = { minuteBytes: limits.bytesWrittenPerMinute + 1, dayBytes: 0 };
        const refusal = findPaceError(
          isDay ? { ...over, dayBytes: limits.bytesWrittenPerDay + 1 } : over,
          now,
        );
        const before = windowsAt(now);
        if (refusal?.type === 'storage_write_too_fast') {
          expect(windowsAt(now + refusal.params.seconds * 1_000).minute).toBe(before.minute + 1);
        } else {
          expect(windowsAt(now + (refusal?.params.seconds ?? 0) * 1_000).day).toBe(before.day + 1);
        }
      }),
    );
  });
});

it.each([
  [0, 0],
  [-5, 0],
  [megabyte - 1, 0],
  [200 * megabyte, 200],
])('shows %d bytes as %d MB', (bytes, megabytes) => {
  expect(toMegabytes(bytes)).toBe(megabytes);
});
