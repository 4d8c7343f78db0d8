import { expect, it } from 'vitest';
import { MessageRate } from './message-rate.ts';

it('rejects messages above the limit per second', () => {
  const rate = new MessageRate(2);
  expect([0, 10, 20, 999].map((now) => rate.isExceeded(now))).toEqual([false, false, true, true]);
  expect([1000, 1500, 1999].map((now) => rate.isExceeded(now))).toEqual([false, false, true]);
});
