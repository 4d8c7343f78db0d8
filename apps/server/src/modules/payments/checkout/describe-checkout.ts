import {
  currencies as allCurrencies,
  type Currency,
  defaultCurrency,
  type EndpointReply,
  estimatePlanConversations,
  type getCheckout,
  type Language,
  resolvePlanCredits,
  splitTax,
  type UserId,
} from '@kilim/contract';
import { findBillingDetails } from '../billing/repository.ts';
import { toMoney } from '../money.ts';
import type { PaymentsPorts } from '../ports.ts';
import { methodsFor, payableCurrencies } from './payment-methods.ts';
import { findPlanForSale, readSalesTexts } from './sale.ts';

export type Checkout = EndpointReply<typeof getCheckout>;

/**
 * Everything that the checkout page shows. A currency that cannot be paid has no methods; `currencies` lists the
 * others.
 */
export async function describeCheckout(
  ports: PaymentsPorts,
  userId: UserId,
  request: { readonly planId: string; readonly currency?: Currency | undefined; readonly language: Language },
): Promise<Checkout> {
  const plan = await findPlanForSale(ports, request.planId);
  const billingDetails = await findBillingDetails(ports.transactions.outside, userId);
  const { taxRate, allowsForeignCurrencyInTurkiye } = ports.settings;
  const isLiraOnly = billingDetails?.country === 'TR' && !allowsForeignCurrencyInTurkiye;
  const currencies = payableCurrencies(plan, ports.providers).filter(
    (currency) => currency === 'TRY' || !isLiraOnly,
  );
  const pricedCurrency = allCurrencies.find((currency) => plan.price[currency] > 0) ?? defaultCurrency;
  const usualCurrency = currencies.includes(defaultCurrency)
    ? defaultCurrency
    : (currencies[0] ?? pricedCurrency);
  const currency = request.currency ?? usualCurrency;
  const gross = plan.price[currency];
  const { net, tax } = splitTax(gross, taxRate);
  const credits = resolvePlanCredits(plan);
  const methods = currencies.includes(currency) ? methodsFor(ports.providers, currency) : [];
  return {
    plan,
    amount: toMoney(gross, currency),
    net: toMoney(net, currency),
    tax: toMoney(tax, currency),
    taxRate,
    credits,
    approximateConversations: estimatePlanConversations(credits),
    currencies,
    methods: methods.map(({ method, isSimulated }) => ({ method, isSimulated })),
    billingDetails,
    ...(await readSalesTexts(ports, plan, { language: request.language, currency })),
  };
}
