import { expect, it } from 'vitest';
import { scriptedPlans } from '../../../testing/plans.ts';
import { findLowestPrice } from './lowest-price.ts';

it('is the lowest price above zero, or null', () => {
  const [plan] = scriptedPlans;
  if (plan === undefined) throw new Error('no plan');
  const sell = (USD: number) => ({ price: { ...plan.price, USD } }) as typeof plan;
  expect(findLowestPrice([sell(900), sell(0), sell(499)], 'USD')).toBe(499);
  expect(findLowestPrice([sell(0)], 'USD')).toBeNull();
  expect(findLowestPrice([], 'TRY')).toBeNull();
});
