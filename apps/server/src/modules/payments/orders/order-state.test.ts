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
  ['created', 'expire', 'expired'],
  ['redirected', 'approve', 'verifying'],
  ['redirected', 'confirm', 'paid'],
  ['redirected', 'decline', 'failed'],
  ['redirected', 'retry', 'created'],
  ['verifying', 'confirm', 'paid'],
  ['verifying', 'retry', null],
  ['verifying', 'start', null],
  ['failed', 'retry', 'created'],
  ['failed', 'confirm', 'paid'],
  ['failed', 'approve', null],
  ['failed', 'decline', null],
  ['expired', 'confirm', 'paid'],
  ['expired', 'decline', null],
  ['expired', 'mismatch', 'review'],
  ['review', 'confirm', 'paid'],
  ['review', 'decline', null],
  ['review', 'expire', null],
  ['review', 'refund-surplus', 'failed'],
] as const)('%s + %s → %s', (from, input, to) => {
  expect(nextStatus(from, input)).toBe(to);
});

it('never makes a paid order unpaid', () => {
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

it('keeps an order pending after start, retry and approve', () => {
  for (const status of orderStatuses) {
    for (const input of ['start', 'retry', 'approve'] as const) {
      const next = nextStatus(status, input);
      if (next !== null) expect(isPendingStatus(next)).toBe(true);
    }
  }
});

it('counts an order as paid after any refunds', () => {
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

it('shows a partial refund on the receipt while another refund is pending', () => {
  expect(receiptStatusOf('refund_pending', 0)).toBe('Ödendi');
  expect(receiptStatusOf('refund_pending', 10)).toBe('Kısmi İade');
  expect(receiptStatusOf('review', 0)).toBe('Beklemede');
  expect(receiptStatusOf('expired', 0)).toBe('Süresi Doldu');
});
