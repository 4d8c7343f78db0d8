import { type Currency, currencies, type Plan } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { planPrice } from '../../billing/plan-price.ts';
import { scriptedPlans } from '../../testing/plans.ts';
import { creditsOfMessage, suggestPlan } from './credit-calculator.ts';

const [basic, pro, enterprise] = scriptedPlans;

describe('what a message costs', () => {
  it.each([
    ['small', 0.01, 40],
    ['medium', 0.01, 100],
    ['large', 0.01, 320],
    ['medium', 0.1, 1_000],
    ['small', 0.000_01, 1],
  ] as const)('%s at %d a token: %i credits', (size, rate, credits) => {
    expect(creditsOfMessage(size, rate)).toBe(credits);
  });
});

describe('the plan to buy', () => {
  const suggest = (credits: number, plans: readonly Plan[] = scriptedPlans) => {
    const found = suggestPlan(plans, credits);
    return found && [found.plan.planId, found.times];
  };

  it.each([
    [1, ['basic', 1]],
    [10_000, ['basic', 1]],
    [10_001, ['pro', 1]],
    [40_001, ['pro', 2]],
    [200_000, ['pro', 5]],
    [200_001, null],
  ])('for %i credits is %j', (credits, suggestion) => expect(suggest(credits)).toEqual(suggestion));

  it('is never a contact-only plan', () => {
    expect(suggest(5, [enterprise])).toBeNull();
    expect(suggest(5, [])).toBeNull();
  });
});

describe('what a plan costs', () => {
  it.each([
    [basic, 'TRY', { kind: 'price', amount: 34_990, currency: 'TRY', isOther: false }],
    [basic, 'RUB', { kind: 'price', amount: 34_990, currency: 'TRY', isOther: true }],
    [pro, 'RUB', { kind: 'price', amount: 259_000, currency: 'RUB', isOther: false }],
    [enterprise, 'USD', { kind: 'talk' }],
  ] as const)('%#', (plan: Plan, wanted: Currency, price: object) =>
    expect(planPrice(plan, wanted, currencies)).toEqual(price),
  );

  it('is never shown in a currency that cannot be paid', () => {
    expect(planPrice(pro, 'RUB', ['TRY', 'USD'])).toMatchObject({ currency: 'TRY', isOther: true });
    expect(planPrice({ ...basic, price: { ...basic.price, TRY: basic.price.RUB } }, 'TRY', ['TRY'])).toEqual({
      kind: 'talk',
    });
  });

  it('is never shown for the enterprise plan', () => {
    expect(planPrice({ planId: enterprise.planId, price: pro.price }, 'TRY', currencies)).toEqual({
      kind: 'talk',
    });
  });
});
