import { expect, it } from 'vitest';
import { mayCheckUnasked } from './may-check.ts';

it.each([
  [true, {}],
  [true, { connection: { saveData: false, effectiveType: '4g' }, hardwareConcurrency: 8, deviceMemory: 8 }],
  [false, { connection: { saveData: true, effectiveType: '4g' } }],
  [false, { connection: { effectiveType: '3g' } }],
  [true, { hardwareConcurrency: 4, deviceMemory: 4 }],
  [false, { hardwareConcurrency: 2 }],
  [false, { hardwareConcurrency: 8, deviceMemory: 2 }],
])('checks types before the list is opened (%s) on %j', (expected, browser) => {
  expect(mayCheckUnasked(browser)).toBe(expected);
});
