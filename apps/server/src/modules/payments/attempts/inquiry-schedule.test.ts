import { expect, it } from 'vitest';
import {
  firstInquiryAt,
  hasLapsed,
  isRefusalFinal,
  nextInquiryAt,
  nextRefundInquiryAt,
} from './inquiry-schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const card = { createdAt: 0, expiresAt: 45 * minute };
const transfer = { createdAt: 0, expiresAt: 14 * day };

/** Every inquiry of an attempt that stays undecided. */
function scheduleOf(attempt: typeof card, jitter: number): number[] {
  const times: number[] = [];
  let at: number | null = firstInquiryAt({ ...attempt, jitter });
  while (at !== null) {
    times.push(at);
    at = nextInquiryAt({ ...attempt, isVerifying: false, inquiries: times.length, now: at, jitter });
  }
  return times;
}

it('asks about a card after 2, 5, 15 and 45 minutes, then hourly for a day', () => {
  const times = scheduleOf(card, 0);
  expect(times.slice(0, 6).map((time) => time / minute)).toEqual([2, 5, 15, 45, 105, 165]);
  expect(times.at(-1)).toBeGreaterThanOrEqual(day);
  expect(times.at(-1)).toBeLessThan(day + hour);
});

it('asks about a transfer every quarter of an hour until three days after its end', () => {
  const times = scheduleOf(transfer, 0);
  expect(times.slice(0, 3).map((time) => time / minute)).toEqual([15, 30, 45]);
  expect(times.at(-1)).toBe(17 * day);
});

it('only ever moves an inquiry back by a tenth, so that an attempt has lapsed when it is asked at 45 minutes', () => {
  for (const jitter of [0, 0.5, 1]) {
    const fourth = scheduleOf(card, jitter)[3] ?? 0;
    expect(fourth).toBeGreaterThanOrEqual(45 * minute);
    expect(fourth).toBeLessThanOrEqual(49.5 * minute);
    expect(hasLapsed({ ...card, isVerifying: false, now: fourth })).toBe(true);
  }
});

it('asks soon and for long about an attempt that was confirmed to the browser', () => {
  const facts = { ...card, isVerifying: true, jitter: 0 };
  expect(nextInquiryAt({ ...facts, inquiries: 0, now: 1000 })).toBe(11_000);
  expect(nextInquiryAt({ ...facts, inquiries: 1, now: 11_000 })).toBe(31_000);
  expect(nextInquiryAt({ ...facts, inquiries: 50, now: 2 * day })).toBe(2 * day + hour);
  expect(nextInquiryAt({ ...facts, inquiries: 50, now: 14 * day })).toBeNull();
  expect(hasLapsed({ ...facts, now: 2 * day })).toBe(false);
  expect(hasLapsed({ ...facts, now: 14 * day })).toBe(true);
});

it('asks about an unknown refund ever more rarely', () => {
  expect(nextRefundInquiryAt(0, 0)).toBe(minute);
  expect(nextRefundInquiryAt(0, 4 * minute)).toBe(8 * minute);
  expect(nextRefundInquiryAt(0, 5 * day)).toBe(5 * day + hour);
});

it('takes a refund that is not known for one that never arrived after an hour', () => {
  expect(isRefusalFinal(minute, hour)).toBe(false);
  expect(isRefusalFinal(minute, minute + hour)).toBe(true);
});
