import { freeEntitlements } from '@kilim/contract';
import { expect, it } from 'vitest';
import { mergeEntitlements } from './merge-entitlements.ts';

const small = { projectLimit: 5, storageMegabytes: 100, hasPrioritySupport: true };
const large = { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false };
const unlimited = { projectLimit: null, storageMegabytes: 1_024, hasPrioritySupport: false };

it.each([
  ['the free ones without a plan', [], freeEntitlements],
  [
    'the free limits if they are higher',
    [small],
    { projectLimit: 20, storageMegabytes: 200, hasPrioritySupport: true },
  ],
  [
    'the highest limits',
    [large, small],
    { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: true },
  ],
  ['no limit if one plan has none', [unlimited, large], unlimited],
])('returns %s', (_name, paid, merged) => {
  expect(mergeEntitlements(freeEntitlements, paid)).toEqual(merged);
  expect(mergeEntitlements(freeEntitlements, paid.toReversed())).toEqual(merged);
});
