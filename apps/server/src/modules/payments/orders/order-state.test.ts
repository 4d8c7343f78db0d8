import { orderStatuses } from '@kilim/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isPaidStatus,
  isPendingStatus,
  nextStatus,
  orderInputs,
  receiptStatusOf,
  statusAfterRefunds,
} from './order-state.ts';

it.each([
  ['created', 'start', 'redirected'],
  ['created', 'lapse', 'expired'],
  ['redirected', 'claim', 'verifying'],
  ['redirected', 'prove', 'paid'],
  ['redirected', 'decline', 'failed'],
  ['redirected', 'retry', 'created'],
  ['verifying', 'prove', 'paid'],
  ['verifying', 'retry', null],
  ['verifying', 'start', null],
  ['failed', 'retry', 'created'],
  ['failed', 'prove', 'paid'],
  ['failed', 'claim', null],
  ['failed', 'decline', null],
  ['expired', 'prove', 'paid'],
  ['expired', 'decline', null],
  ['expired', 'mismatch', 'review'],
  ['review', 'prove', 'paid'],
  ['review', 'decline', null],
  ['review', 'lapse', null],
  ['review', 'return-surplus', 'failed'],
] as const)('%s + %s → %s', (from, input, to) => {
  expect(nextStatus(from, input)).toBe(to);
});

it('never leaves a paid order, whatever happens', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStatuses),
      fc.array(fc.constantFrom(...orderInputs), { maxLength: 40 }),
      (start, inputs) => {
        let status = start;
        let wasPaid = isPaidStatus(start);
        for (const input of inputs) {
          status = nextStatus(status, input) ?? status;
          wasPaid ||= isPaidStatus(status);
          expect(isPaidStatus(status)).toBe(wasPaid);
        }
      },
    ),
  );
});

it('gives an order up or pays it only on a verified word, never by starting', () => {
  for (const status of orderStatuses) {
    for (const input of ['start', 'retry', 'claim'] as const) {
      const next = nextStatus(status, input);
      if (next !== null) expect(isPendingStatus(next)).toBe(true);
    }
  }
});

it('keeps every outcome of refunds among the paid ones', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 0, max: 1e9 }),
      fc.nat(3),
      (amountMinor, refunded, pendingRefunds) => {
        const refundedMinor = Math.min(refunded, amountMinor);
        const status = statusAfterRefunds({ amountMinor, refundedMinor, pendingRefunds });
        expect(isPaidStatus(status)).toBe(true);
        expect(status === 'refunded').toBe(pendingRefunds === 0 && refundedMinor === amountMinor);
        expect(receiptStatusOf(status, refundedMinor)).not.toBe('Beklemede');
      },
    ),
  );
});

it('says on the receipt what was given back, also while more is under way', () => {
  expect(receiptStatusOf('refund_pending', 0)).toBe('Ödendi');
  expect(receiptStatusOf('refund_pending', 10)).toBe('Kısmi İade');
  expect(receiptStatusOf('review', 0)).toBe('Beklemede');
  expect(receiptStatusOf('expired', 0)).toBe('Süresi Doldu');
});
