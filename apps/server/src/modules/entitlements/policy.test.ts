import { freeEntitlements } from '@kilim/contract';
import { expect, it } from 'vitest';
import { mergeEntitlements } from './policy.ts';

const small = { projectLimit: 5, storageMegabytes: 100, hasPrioritySupport: true };
const large = { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false };
const endless = { projectLimit: null, storageMegabytes: 1_024, hasPrioritySupport: false };

it.each([
  ['nothing paid', [], freeEntitlements],
  ['less than what is free', [small], { projectLimit: 20, storageMegabytes: 200, hasPrioritySupport: true }],
  [
    'the larger limit',
    [large, small],
    { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: true },
  ],
  ['no limit, whatever came after', [endless, large], endless],
])('takes %s', (_name, paid, merged) => {
  expect(mergeEntitlements(paid)).toEqual(merged);
  expect(mergeEntitlements(paid.toReversed())).toEqual(merged);
});
