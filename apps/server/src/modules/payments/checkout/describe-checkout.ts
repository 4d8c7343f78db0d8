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
import { findPlanForSale, readTexts } from '../orders/commands/create-order.ts';
import type { PaymentsPorts } from '../ports.ts';
import { moneyOf } from '../records.ts';
import { methodsFor, payableCurrencies } from './payment-methods.ts';

export type Checkout = EndpointReply<typeof getCheckout>;

/** Everything that the checkout shows. A currency that cannot be paid in has no methods, so that others are offered. */
export async function describeCheckout(
  ports: PaymentsPorts,
  userId: UserId,
  asked: { readonly planId: string; readonly currency?: Currency | undefined; readonly language: Language },
): Promise<Checkout> {
  const plan = await findPlanForSale(ports, asked.planId);
  const billingDetails = await findBillingDetails(ports.transactions.outside, userId);
  const { taxRate, allowsForeignCurrencyInTurkiye } = ports.settings;
  const isBoundToLira = billingDetails?.country === 'TR' && !allowsForeignCurrencyInTurkiye;
  const currencies = payableCurrencies(plan, ports.providers).filter(
    (currency) => currency === 'TRY' || !isBoundToLira,
  );
  const priced = allCurrencies.find((currency) => plan.price[currency] > 0) ?? defaultCurrency;
  const usual = currencies.includes(defaultCurrency) ? defaultCurrency : (currencies[0] ?? priced);
  const currency = asked.currency ?? usual;
  const gross = plan.price[currency];
  const { net, tax } = splitTax(gross, taxRate);
  const credits = resolvePlanCredits(plan);
  const methods = currencies.includes(currency) ? methodsFor(ports.providers, currency) : [];
  return {
    plan,
    amount: moneyOf(gross, currency),
    net: moneyOf(net, currency),
    tax: moneyOf(tax, currency),
    taxRate,
    credits,
    approximateConversations: estimatePlanConversations(credits),
    currencies,
    methods: methods.map(({ method, isSimulated }) => ({ method, isSimulated })),
    billingDetails,
    ...(await readTexts(ports, plan, { language: asked.language, currency })),
  };
}
