import { type Currency, type PlanId, planPrice } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { chooseCurrency, offeredCurrencies } from './catalogue.ts';

const plan = (id: string, price: Partial<Record<Currency, number>>) => ({
  planId: id as PlanId,
  price: planPrice.parse({ TRY: 0, USD: 0, EUR: 0, RUB: 0, ...price }),
});
const accepting =
  (...accepted: Currency[]) =>
  (currency: Currency) =>
    accepted.includes(currency);

describe('the offered currencies', () => {
  const plans = [plan('basic', { TRY: 100, RUB: 500 }), plan('pro', { TRY: 200, EUR: 20 })];

  it('have a price and a payment method', () => {
    expect(offeredCurrencies(plans, accepting('TRY', 'USD', 'EUR'))).toEqual(['TRY', 'EUR']);
    expect(offeredCurrencies(plans, accepting('USD'))).toEqual([]);
  });

  it('are not those of plans without a checkout', () => {
    const contactOnly = [plan('enterprise', { USD: 100 })];
    expect(offeredCurrencies(contactOnly, accepting('USD'))).toEqual([]);
  });
});

it.each([
  [['TRY', 'USD', 'EUR'], ['TRY', 'USD'], 'TRY'],
  [['TRY', 'USD', 'EUR'], ['GBP', 'EUR', 'USD'], 'EUR'],
  [['TRY', 'USD', 'EUR'], ['RUB', 'EUR', 'USD'], 'EUR'],
  [['TRY', 'USD'], ['EUR', 'USD'], 'USD'],
  [['TRY'], ['EUR', 'USD'], 'TRY'],
  [[], ['EUR', 'USD'], 'TRY'],
] as const)('of %j and the preferences %j, %s is the default', (offered, preferred, chosen) => {
  expect(chooseCurrency(offered, preferred)).toBe(chosen);
});
