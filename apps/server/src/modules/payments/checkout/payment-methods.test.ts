import type { Currency, MinorAmount, PaymentMethod } from '@kilim/contract';
import { expect, it } from 'vitest';
import { methodsFor, payableCurrencies, requireAllowedCurrency } from './payment-methods.ts';

const provider = (method: PaymentMethod, ...taken: Currency[]) => ({
  method,
  isSimulated: method === 'demo',
  supports: (currency: Currency) => taken.includes(currency),
});
const wise = provider('wise', 'EUR', 'USD');
const lira = provider('garanti-tl', 'TRY');
const dollar = provider('garanti-usd', 'USD');
const demo = provider('demo', 'TRY', 'USD', 'EUR', 'RUB');
const namesOf = (currency: Currency, ...providers: (typeof demo)[]) =>
  methodsFor(providers, currency).map(({ method }) => method);

it('prefers cards for lira and dollars and transfers for other currencies', () => {
  expect(namesOf('TRY', wise, lira, dollar)).toEqual(['garanti-tl']);
  expect(namesOf('USD', wise, lira, dollar)).toEqual(['garanti-usd', 'wise']);
  expect(namesOf('EUR', wise, lira, dollar)).toEqual(['wise']);
  expect(namesOf('RUB', wise, lira, dollar)).toEqual([]);
});

it('puts the simulation first', () => {
  expect(namesOf('USD', wise, dollar, demo)).toEqual(['demo', 'garanti-usd', 'wise']);
  expect(namesOf('RUB', wise, demo)).toEqual(['demo']);
});

it('offers currencies that have a price and a method', () => {
  const amount = (minor: number) => minor as MinorAmount;
  const plan = { price: { TRY: amount(14_990), USD: amount(499), EUR: amount(0), RUB: amount(39_900) } };
  expect(payableCurrencies(plan, [lira, dollar, wise])).toEqual(['TRY', 'USD']);
  expect(payableCurrencies(plan, [demo])).toEqual(['TRY', 'USD', 'RUB']);
  expect(payableCurrencies(plan, [])).toEqual([]);
});

it('requires lira from buyers in Türkiye unless other currencies are allowed', () => {
  expect(() => requireAllowedCurrency('USD', 'TR', false)).toThrow('payment_currency_not_allowed');
  expect(() => requireAllowedCurrency('USD', 'TR', true)).not.toThrow();
  expect(() => requireAllowedCurrency('TRY', 'TR', false)).not.toThrow();
  expect(() => requireAllowedCurrency('USD', 'DE', false)).not.toThrow();
});
