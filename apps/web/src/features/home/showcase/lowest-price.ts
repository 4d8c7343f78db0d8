import type { Currency, Plan } from '@kilim/contract';

/** The lowest price of the plans in a currency, in minor units; null when nothing is sold in it. */
export function findLowestPrice(plans: readonly Pick<Plan, 'price'>[], currency: Currency): number | null {
  const prices = plans.map(({ price }) => price[currency]).filter((amount) => amount > 0);
  return prices.length === 0 ? null : Math.min(...prices);
}
