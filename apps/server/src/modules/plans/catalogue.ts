import {
  type Currency,
  currencies,
  defaultCurrency,
  type EndpointReply,
  isContactOnly,
  type listPlans,
  type Plan,
} from '@kilim/contract';
import type { PlansService } from './service.ts';

export interface CataloguePorts {
  readonly plans: Pick<PlansService, 'list'>;
  /** Whether a payment method accepts the currency now. */
  acceptsCurrency(currency: Currency): boolean;
  /** Whether buyers in Türkiye can pay in lira only: docs/rules/payments.md#turkish-buyers */
  readonly isLiraOnlyInTurkiye: boolean;
  readonly creditsPerToken: () => Promise<number>;
  creditsPerConversation(): Promise<number>;
}

/** The plans on sale with the currencies that can be paid; the visitor's preferred currencies decide the default. */
export type CatalogueReader = (preferred: readonly string[]) => Promise<EndpointReply<typeof listPlans>>;

/** Currencies in which a plan is sold and that a payment method accepts. */
export function offeredCurrencies(
  plans: readonly Pick<Plan, 'planId' | 'price'>[],
  accepts: (currency: Currency) => boolean,
): Currency[] {
  const sold = plans.filter((plan) => !isContactOnly(plan));
  return currencies.filter((code) => accepts(code) && sold.some(({ price }) => price[code] > 0));
}

/** The first preferred currency that is offered, else the first one offered, else lira. */
export function chooseCurrency(offered: readonly Currency[], preferred: readonly string[]): Currency {
  for (const wanted of preferred) {
    const found = offered.find((code) => code === wanted);
    if (found !== undefined) return found;
  }
  return offered[0] ?? defaultCurrency;
}

export function createCatalogueReader(ports: CataloguePorts): CatalogueReader {
  return async (preferred) => {
    const plans = await ports.plans.list();
    const offered = offeredCurrencies(plans, ports.acceptsCurrency);
    return {
      plans,
      currency: chooseCurrency(offered, preferred),
      currencies: offered,
      isLiraOnlyInTurkiye: ports.isLiraOnlyInTurkiye,
      creditsPerToken: await ports.creditsPerToken(),
      creditsPerConversation: await ports.creditsPerConversation(),
    };
  };
}
