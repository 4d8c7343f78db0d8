import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTop, shareOfTop } from './bar-scale.ts';

describe('chooseTop', () => {
  it.each([
    [[], 10],
    [[0, 3], 10],
    [[-40], 10],
    [[11], 20],
    [[34, 50], 50],
    [[51], 100],
    [[100], 100],
    [[101], 200],
    [[99_999], 100_000],
  ])('%j has the top %i', (values, top) => expect(chooseTop(values)).toBe(top));

  it('never goes below the given minimum, such as one whole unit of a currency', () => {
    expect(chooseTop([], 1_000)).toBe(1_000);
    expect(chooseTop([999], 1_000)).toBe(1_000);
    expect(chooseTop([1_001], 1_000)).toBe(2_000);
  });

  it('covers every value and leaves at most three fifths of the chart empty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000, max: 100_000_000_000 })), (values) => {
        const most = Math.max(10, ...values);
        const top = chooseTop(values);
        expect(top).toBeGreaterThanOrEqual(most);
        expect(top / most).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});

describe('shareOfTop', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [50, 0.5],
    [100, 1],
    [0.1, 0.01],
  ])('%d of 100 takes the share %d', (value, share) => expect(shareOfTop(value, 100)).toBe(share));
});
