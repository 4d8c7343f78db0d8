import { expect, it } from 'vitest';
import { goalInUnit } from './daily-goal.ts';

it.each([
  [{ unit: 'ml', type: 'number' }, 2500, '', 2500],
  [{ unit: 'ml', type: 'number' }, 3, '', 3000],
  [{ unit: 'ml', type: 'number' }, 8, 'bardak', 2000],
  [{ type: 'duration' }, 2, 'hours', 120],
  [{ type: 'duration' }, 45, 'minutes', 45],
  [{ type: 'number' }, 30, 'pages', 30],
] as const)('converts a goal to the unit of %o: %s %s', (field, value, said, expected) => {
  expect(goalInUnit(field, value, said)).toBe(expected);
});
