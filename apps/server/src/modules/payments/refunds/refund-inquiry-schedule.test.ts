import { expect, it } from 'vitest';
import { isRefusalFinal, nextRefundInquiryAt } from './refund-inquiry-schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it('doubles the time between inquiries of a refund up to an hour', () => {
  expect(nextRefundInquiryAt(0, 0)).toBe(minute);
  expect(nextRefundInquiryAt(0, 4 * minute)).toBe(8 * minute);
  expect(nextRefundInquiryAt(0, 5 * day)).toBe(5 * day + hour);
});

it('accepts a refusal as final an hour after the request', () => {
  expect(isRefusalFinal(minute, hour)).toBe(false);
  expect(isRefusalFinal(minute, minute + hour)).toBe(true);
});
