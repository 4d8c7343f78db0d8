import {
  currencies as allCurrencies,
  type Currency,
  defaultCurrency,
  type EndpointReply,
  estimateConversations,
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

export interface CheckoutRequest {
  readonly planId: string;
  readonly currency?: Currency | undefined;
  /** Currencies for the visitor's country, the best first; used without `currency`. */
  readonly preferred?: readonly string[];
  readonly language: Language;
}

/**
 * Everything that the checkout page shows. A currency that cannot be paid has no methods; `currencies` lists the
 * others.
 */
export async function describeCheckout(
  ports: PaymentsPorts,
  userId: UserId,
  request: CheckoutRequest,
): Promise<Checkout> {
  const plan = await findPlanForSale(ports, request.planId);
  const billingDetails = await findBillingDetails(ports.transactions.outside, userId);
  const { taxRate, allowsForeignCurrencyInTurkiye } = ports.settings;
  const isLiraOnly = billingDetails?.country === 'TR' && !allowsForeignCurrencyInTurkiye;
  const currencies = payableCurrencies(plan, ports.providers).filter(
    (currency) => currency === 'TRY' || !isLiraOnly,
  );
  const pricedCurrency = allCurrencies.find((currency) => plan.price[currency] > 0) ?? defaultCurrency;
  const wanted = [...(request.preferred ?? []), defaultCurrency]
    .map((code) => currencies.find((payable) => payable === code))
    .find((code) => code !== undefined);
  const currency = request.currency ?? wanted ?? currencies[0] ?? pricedCurrency;
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
    approximateConversations: estimateConversations(credits, await ports.credits.creditsPerConversation()),
    isLiraOnlyInTurkiye: !allowsForeignCurrencyInTurkiye,
    currencies,
    methods: methods.map(({ method, isSimulated }) => ({ method, isSimulated })),
    billingDetails,
    ...(await readSalesTexts(ports, plan, { language: request.language, currency })),
  };
}
