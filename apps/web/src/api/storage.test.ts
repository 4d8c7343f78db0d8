import { megabyte } from '@kilim/contract';
import { expect, it } from 'vitest';
import { storageLevel } from './storage.ts';

it.each([
  [0, 'free'],
  [159.9, 'free'],
  [160, 'nearly'],
  [199.8, 'nearly'],
  [199.95, 'full'],
  [200, 'full'],
  [230, 'full'],
])('with %d of 200 MB is %s', (megabytes, level) => {
  expect(storageLevel({ usedBytes: megabytes * megabyte, limitBytes: 200 * megabyte })).toBe(level);
});
