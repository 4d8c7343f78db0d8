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

/** admin.md §9: lira and dollar by card, everything else by transfer; where payments are simulated, that comes first. */
function rankOf(method: PaymentMethod, currency: Currency): number {
  if (method === 'demo') return 0;
  const preferred = currency === 'TRY' ? 'garanti-tl' : currency === 'USD' ? 'garanti-usd' : 'wise';
  return method === preferred ? 1 : 2;
}

/** The ways to pay in a currency, the default first. */
export function methodsFor<Method extends MethodFacts>(
  providers: readonly Method[],
  currency: Currency,
): Method[] {
  return providers
    .filter((provider) => provider.supports(currency))
    .toSorted((a, b) => rankOf(a.method, currency) - rankOf(b.method, currency));
}

/** Currencies that a plan has a price in and that some way to pay takes. */
export function payableCurrencies(plan: Pick<Plan, 'price'>, providers: readonly MethodFacts[]): Currency[] {
  return currencies.filter(
    (currency) => plan.price[currency] > 0 && providers.some((provider) => provider.supports(currency)),
  );
}

/**
 * Residents of Türkiye are charged in lira unless the operator lets them choose (payments.md §11, Decree 32). Throws
 * `payment_currency_not_allowed`.
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
