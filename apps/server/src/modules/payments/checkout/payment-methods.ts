import {
  AppError,
  type BillingCountry,
  type Currency,
  currencies,
  type PaymentMethod,
  type Plan,
} from '@kilim/contract';
import type { PaymentProvider } from '../providers/payment-provider.ts';

export type MethodFacts = Pick<PaymentProvider, 'method' | 'isSimulated' | 'supports'>;

/**
 * Order of the methods (docs/rules/payments.md#payment-methods): the simulation, then the currency's default method.
 */
function rankOf(method: PaymentMethod, currency: Currency): number {
  if (method === 'demo') return 0;
  const preferred = currency === 'TRY' ? 'garanti-tl' : currency === 'USD' ? 'garanti-usd' : 'wise';
  return method === preferred ? 1 : 2;
}

/** Methods that accept a currency, the default first. */
export function methodsFor<Method extends MethodFacts>(
  providers: readonly Method[],
  currency: Currency,
): Method[] {
  return providers
    .filter((provider) => provider.supports(currency))
    .toSorted((a, b) => rankOf(a.method, currency) - rankOf(b.method, currency));
}

/** Currencies in which the plan has a price and that at least one method accepts. */
export function payableCurrencies(plan: Pick<Plan, 'price'>, providers: readonly MethodFacts[]): Currency[] {
  return currencies.filter(
    (currency) => plan.price[currency] > 0 && providers.some((provider) => provider.supports(currency)),
  );
}

/**
 * Buyers in Türkiye pay in lira unless the operator allows other currencies
 * (docs/rules/payments.md#turkish-buyers). Throws `payment_currency_not_allowed`.
 */
export function requireAllowedCurrency(
  currency: Currency,
  country: BillingCountry,
  allowsForeignCurrency: boolean,
): void {
  if (country === 'TR' && currency !== 'TRY' && !allowsForeignCurrency) {
    throw new AppError('payment_currency_not_allowed');
  }
}
