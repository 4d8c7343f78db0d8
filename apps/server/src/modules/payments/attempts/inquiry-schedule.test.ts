import { expect, it } from 'vitest';
import { firstInquiryAt, isExpired, longestInquiryDelay, nextInquiryAt } from './inquiry-schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const card = { createdAt: 0, expiresAt: 45 * minute };
const transfer = { createdAt: 0, expiresAt: 14 * day };

/** Times of all inquiries of an attempt that stays undecided. */
function scheduleOf(attempt: typeof card, jitter: number): number[] {
  const times: number[] = [];
  let at: number | null = firstInquiryAt({ ...attempt, jitter });
  while (at !== null) {
    times.push(at);
    at = nextInquiryAt({ ...attempt, isVerifying: false, inquiries: times.length, now: at, jitter });
  }
  return times;
}

it('schedules inquiries of a card attempt after 2, 5, 15 and 45 minutes, then hourly for a day', () => {
  const times = scheduleOf(card, 0);
  expect(times.slice(0, 6).map((time) => time / minute)).toEqual([2, 5, 15, 45, 105, 165]);
  expect(times.at(-1)).toBeGreaterThanOrEqual(day);
  expect(times.at(-1)).toBeLessThan(day + hour);
});

it('schedules inquiries of a transfer every 15 minutes until three days after it expires', () => {
  const times = scheduleOf(transfer, 0);
  expect(times.slice(0, 3).map((time) => time / minute)).toEqual([15, 30, 45]);
  expect(times.at(-1)).toBe(17 * day);
});

it('delays an inquiry by at most a tenth, so that a card attempt is expired at its fourth inquiry', () => {
  for (const jitter of [0, 0.5, 1]) {
    const fourth = scheduleOf(card, jitter)[3] ?? 0;
    expect(fourth).toBeGreaterThanOrEqual(45 * minute);
    expect(fourth).toBeLessThanOrEqual(49.5 * minute);
    expect(isExpired({ ...card, isVerifying: false, now: fourth })).toBe(true);
  }
});

it('schedules inquiries of an approved attempt after seconds and for two weeks', () => {
  const facts = { ...card, isVerifying: true, jitter: 0 };
  expect(nextInquiryAt({ ...facts, inquiries: 0, now: 1000 })).toBe(11_000);
  expect(nextInquiryAt({ ...facts, inquiries: 1, now: 11_000 })).toBe(31_000);
  expect(nextInquiryAt({ ...facts, inquiries: 50, now: 2 * day })).toBe(2 * day + hour);
  expect(nextInquiryAt({ ...facts, inquiries: 50, now: 14 * day })).toBeNull();
  expect(isExpired({ ...facts, now: 2 * day })).toBe(false);
  expect(isExpired({ ...facts, now: 14 * day })).toBe(true);
});

it('schedules inquiries by their number after the clock was set back', () => {
  const facts = { ...card, createdAt: 5 * hour, expiresAt: 5 * hour + 45 * minute, isVerifying: false };
  const delays = [0, 1, 2, 3, 4, 9].map((inquiries) =>
    nextInquiryAt({ ...facts, inquiries, now: 0, jitter: 1 }),
  );
  expect(delays.map((delay) => (delay ?? 0) / minute)).toEqual([2.2, 5.5, 16.5, 49.5, 66, 66]);
  expect(Math.max(...delays.map((delay) => delay ?? 0))).toBe(longestInquiryDelay);
});
