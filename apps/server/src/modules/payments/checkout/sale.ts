import {
  AppError,
  type Currency,
  type Language,
  type Plan,
  planId,
  resolvePlanCredits,
} from '@kilim/contract';
import type { PaymentsPorts } from '../ports.ts';
import { hashSalesText, type SalesTexts } from './consents.ts';

/** The plan with this id, if it is for sale. A malformed id throws `plan_not_found`. */
export async function findPlanForSale(ports: PaymentsPorts, id: string): Promise<Plan> {
  const parsed = planId.safeParse(id);
  if (!parsed.success) throw new AppError('plan_not_found');
  return ports.plans.findForSale(parsed.data);
}

/** Reads both sales texts with their hashes, as the checkout shows them and as an order has to accept them. */
export async function readSalesTexts(
  ports: PaymentsPorts,
  plan: Plan,
  { language, currency }: { readonly language: Language; readonly currency: Currency },
): Promise<SalesTexts> {
  const texts = await ports.readSalesTexts(language, {
    plan,
    currency,
    amountMinor: plan.price[currency],
    taxRate: ports.settings.taxRate,
    credits: resolvePlanCredits(plan),
  });
  return {
    preliminaryInformation: hashSalesText(texts.preliminaryInformation),
    distanceSales: hashSalesText(texts.distanceSales),
  };
}
