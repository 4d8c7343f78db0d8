import { describe, expect, it } from 'vitest';
import { chooseScale } from './usage-scale.ts';

describe('chooseScale', () => {
  it.each([
    [[], 10],
    [[0, 3], 10],
    [[11], 20],
    [[34, 50], 50],
    [[51], 100],
    [[100], 100],
    [[101], 200],
    [[99_999], 100_000],
  ])('%j stands below %i', (values, top) => expect(chooseScale(values)).toBe(top));
});
