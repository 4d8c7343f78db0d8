import { type Currency, currencies, isContactOnly, type MinorAmount, type Plan } from '@kilim/contract';

/** A plan's price in the requested currency, or in another one it is sold in. */
export type PlanPrice =
  | { readonly kind: 'talk' }
  /** `isOther`: the plan is not sold in the requested currency. */
  | {
      readonly kind: 'price';
      readonly amount: MinorAmount;
      readonly currency: Currency;
      readonly isOther: boolean;
    };

/** `offered` are the currencies that can be paid; without any, every price is shown. */
export function planPrice(
  plan: Pick<Plan, 'planId' | 'price'>,
  wanted: Currency,
  offered: readonly Currency[],
): PlanPrice {
  if (isContactOnly(plan)) return { kind: 'talk' };
  const payable = offered.length === 0 ? currencies : offered;
  const sold = [wanted, ...payable].find((code) => payable.includes(code) && plan.price[code] > 0);
  if (sold === undefined) return { kind: 'talk' };
  return { kind: 'price', amount: plan.price[sold], currency: sold, isOther: sold !== wanted };
}
