import { expect, it } from 'vitest';
import { createSubmissionThrottle } from './submission-throttle.ts';

it('rejects a submission less than 3 s after the last accepted one', () => {
  let now = 0;
  const maySubmit = createSubmissionThrottle(() => now);
  expect(maySubmit()).toBe(true);
  now = 2_999;
  expect(maySubmit()).toBe(false);
  now = 3_000;
  expect(maySubmit()).toBe(true);
});
