import { freeEntitlements } from '@kilim/contract';
import { expect, it } from 'vitest';
import { mergeEntitlements } from './policy.ts';

const small = { projectLimit: 5, hasPrioritySupport: true };
const large = { projectLimit: 50, hasPrioritySupport: false };
const endless = { projectLimit: null, hasPrioritySupport: false };

it.each([
  ['nothing paid', [], freeEntitlements],
  ['less than what is free', [small], { projectLimit: 20, hasPrioritySupport: true }],
  ['the larger limit', [large, small], { projectLimit: 50, hasPrioritySupport: true }],
  ['no limit, whatever came after', [endless, large], endless],
])('takes %s', (_name, paid, merged) => {
  expect(mergeEntitlements(paid)).toEqual(merged);
  expect(mergeEntitlements(paid.toReversed())).toEqual(merged);
});
