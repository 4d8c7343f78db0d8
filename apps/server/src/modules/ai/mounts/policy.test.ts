import { expect, it } from 'vitest';
import { decideCharge, mountRules } from './policy.ts';

it.each([
  ['ok', 5, 0, 'kept'],
  ['not-loaded', 5, 0, 'kept'],
  ['error', 0, 0, 'kept'],
  ['error', 5, 0, 'returned'],
  ['error', 5, mountRules.returnsMaximum - 1, 'returned'],
  ['error', 5, mountRules.returnsMaximum, 'in-review'],
  ['error', 0, mountRules.returnsMaximum, 'kept'],
] as const)('%s of a turn for %i credits after %i returns: %s', (result, charged, returned, expected) => {
  expect(decideCharge({ result, charged, returned })).toBe(expected);
});
