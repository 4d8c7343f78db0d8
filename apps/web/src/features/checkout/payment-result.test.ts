import type { Order } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeResult } from './payment-result.ts';

const orderOf = (status: Order['status']) =>
  ({ status, credits: 10_000, declineCode: null, isSimulated: false }) as Order;

it('offers another attempt when the bank’s page was left, and none after the bank approved', () => {
  expect(describeResult(orderOf('redirected'), null)).toMatchObject({
    tone: 'waiting',
    text: 'checkout.result.pendingAway',
    actions: ['dashboard', 'retry'],
  });
  expect(describeResult(orderOf('verifying'), null)).toMatchObject({
    tone: 'waiting',
    text: 'checkout.result.pending',
    actions: ['dashboard'],
  });
});

it('continues an open attempt', () => {
  const start = { kind: 'embedded', component: 'demo' } as const;
  expect(describeResult(orderOf('redirected'), start).actions).toEqual(['resume', 'pricing']);
});
