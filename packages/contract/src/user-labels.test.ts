import { expect, it } from 'vitest';
import { labelActivity, labelPlan } from './user-labels.ts';

const day = 86_400_000;
const now = 100 * day;

it.each([
  [0, 'free'],
  [10_000, 'free'],
  [10_001, 'basic'],
  [100_000, 'basic'],
  [100_001, 'pro'],
  [999_999_999, 'pro'],
])('labels a balance of %i as %s', (credits, label) => {
  expect(labelPlan(credits)).toBe(label);
});

it.each([
  [null, 'passive'],
  [now, 'active'],
  [now - 7 * day, 'active'],
  [now - 7 * day - 1, 'passive'],
])('labels a last sign-in at %s as %s', (lastLoginAt, label) => {
  expect(labelActivity(lastLoginAt, now)).toBe(label);
});
