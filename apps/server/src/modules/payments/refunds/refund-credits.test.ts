import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditsOfRefund } from './refund-credits.ts';

it('takes credits in proportion to the amount', () => {
  const basis = { amountMinor: 14_990, credits: 10_000, earlierMinor: 0, earlierCredits: 0 };
  expect(creditsOfRefund(basis, 14_990)).toBe(10_000);
  expect(creditsOfRefund(basis, 7_495)).toBe(5_000);
  expect(creditsOfRefund(basis, 1)).toBe(0);
});

it('is exact for the credits of an unlimited plan', () => {
  const basis = {
    amountMinor: 99_999_999_999,
    credits: 999_999_999,
    earlierMinor: 99_999_999_998,
    earlierCredits: 999_999_998,
  };
  expect(creditsOfRefund(basis, 1)).toBe(1);
});

it('adds up to all credits over any parts, some of them refused', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.array(
        fc.record({ share: fc.double({ min: 0.01, max: 0.9, noNaN: true }), isRefused: fc.boolean() }),
      ),
      (amountMinor, credits, steps) => {
        let earlierMinor = 0;
        let earlierCredits = 0;
        const refund = (part: number): number =>
          creditsOfRefund({ amountMinor, credits, earlierMinor, earlierCredits }, part);
        for (const { share, isRefused } of steps) {
          const part = Math.floor((amountMinor - earlierMinor) * share);
          if (part === 0) continue;
          const taken = refund(part);
          expect(taken).toBeGreaterThanOrEqual(0);
          if (isRefused) continue;
          earlierMinor += part;
          earlierCredits += taken;
        }
        if (earlierMinor < amountMinor) earlierCredits += refund(amountMinor - earlierMinor);
        expect(earlierCredits).toBe(credits);
      },
    ),
  );
});

it('adds up to all credits when a refund is refused after a later one was done', () => {
  const basis = { amountMinor: 3, credits: 100 };
  const second = creditsOfRefund({ ...basis, earlierMinor: 1, earlierCredits: 33 }, 1);
  const last = creditsOfRefund({ ...basis, earlierMinor: 1, earlierCredits: second }, 2);
  expect(second + last).toBe(100);
});
