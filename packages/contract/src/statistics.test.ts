import { expect, it } from 'vitest';
import { changeOf } from './statistics.ts';

it.each([
  [12, 8, 50],
  [4, 8, -50],
  [8, 8, 0],
  [0, 8, -100],
])('compares %i with %i before', (recent, previous, change) => {
  expect(changeOf(recent, previous)).toBe(change);
});

it('names no change when there is nothing to compare with', () => {
  expect(changeOf(12, 0)).toBeNull();
  expect(changeOf(0, 0)).toBeNull();
});
