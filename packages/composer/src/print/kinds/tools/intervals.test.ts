import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt, readyTime, totalTime } from '../../../../kit/src/tools/time/intervals.ts';

const intervals = fc.record({
  work: fc.integer({ min: 5, max: 3600 }),
  rest: fc.integer({ min: 0, max: 3600 }),
  rounds: fc.integer({ min: 1, max: 99 }),
});

describe('a training of intervals', () => {
  it('goes from getting ready to its end in all', () => {
    const training = { work: 40, rest: 20, rounds: 2 };
    const seen = [0, 5, 44, 45, 64, 65, 104, 105].map((second) => {
      const { part, round } = momentAt(training, second * 1000);
      return `${part} ${round}`;
    });
    expect(seen).toEqual(['ready 1', 'work 1', 'work 1', 'rest 1', 'rest 1', 'work 2', 'work 2', 'done 2']);
    expect(totalTime(training)).toBe(105_000);
  });

  it('is done exactly when its whole time is over', () => {
    fc.assert(
      fc.property(intervals, (training) => {
        expect(momentAt(training, totalTime(training)).part).toBe('done');
        expect(momentAt(training, totalTime(training) - 1).part).not.toBe('done');
      }),
    );
  });

  it('never has more time left than its part is long', () => {
    fc.assert(
      fc.property(intervals, fc.integer({ min: 0, max: 10_000_000 }), (training, elapsed) => {
        const { left, length, round } = momentAt(training, elapsed);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(Math.max(length, readyTime));
        expect(round).toBeLessThanOrEqual(training.rounds);
      }),
    );
  });
});
