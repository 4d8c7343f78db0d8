import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { currencies, currency, minorAmount } from './money.ts';
import { localizedText, timestamp } from './primitives.ts';

// Plans: credits and entitlements sold for a price. Rules: docs/rules/plans.md

export const planLimits = {
  nameMaximum: 60,
  descriptionMaximum: 300,
  featureMaximum: 120,
  featuresMaximum: 20,
  plansMaximum: 50,
  /** Megabytes of storage. */
  storageMinimum: 10,
  storageMaximum: 1_048_576,
} as const;

/** Credits of a plan sold as unlimited (999999999) or custom (5000000): docs/rules/plans.md#credits-of-a-plan */
export const planCredits = { unlimited: 999_999_999, custom: 5_000_000 } as const;

export const planId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,35}$/)
  .brand<'PlanId'>();
export type PlanId = z.infer<typeof planId>;

/** Sold by contact, not at the checkout: docs/rules/plans.md#contact-only-plans */
export const enterprisePlanId = 'enterprise' as PlanId;

/** What a plan allows: docs/rules/plans.md#entitlements. The module of each feature enforces its own entry. */
export const entitlements = z.strictObject({
  /** Number of projects; null means unlimited. */
  projectLimit: z.number().int().min(1).max(10_000).nullable(),
  /** Storage quota in megabytes of 1,048,576 bytes; never unlimited, because disks are not. */
  storageMegabytes: z.number().int().min(planLimits.storageMinimum).max(planLimits.storageMaximum),
  /** Support tickets open with priority `high`. */
  hasPrioritySupport: z.boolean(),
});
export type Entitlements = z.infer<typeof entitlements>;

/** Entitlements without a paid plan. */
export const freeEntitlements: Entitlements = {
  projectLimit: 20,
  storageMegabytes: 200,
  hasPrioritySupport: false,
};

/** Reads stored entitlements; rows from before the storage quota have no `storageMegabytes`. */
export function readEntitlements(
  stored: Omit<Entitlements, 'storageMegabytes'> & { readonly storageMegabytes?: number },
): Entitlements {
  return {
    ...stored,
    storageMegabytes: stored.storageMegabytes ?? (stored.projectLimit === null ? 5_120 : 1_024),
  };
}

/** Minor units by currency; 0 means not sold in that currency. */
export const planPrice = z.strictObject({
  TRY: minorAmount,
  USD: minorAmount,
  EUR: minorAmount,
  RUB: minorAmount,
});
export type PlanPrice = z.infer<typeof planPrice>;

const featureList = z
  .array(z.string().trim().min(1).max(planLimits.featureMaximum))
  .max(planLimits.featuresMaximum);

const planFields = z.strictObject({
  name: localizedText(planLimits.nameMaximum),
  description: localizedText(planLimits.descriptionMaximum),
  price: planPrice,
  credits: z.number().int().min(0).max(planCredits.unlimited),
  /** Empty, `custom`, `unlimited` or digits; unless empty, it overrides `credits`. */
  creditsCustom: z.union([z.enum(['', 'custom', 'unlimited']), z.string().regex(/^\d{1,9}$/)]),
  features: z.strictObject({ tr: featureList, en: featureList }),
  entitlements,
  isActive: z.boolean(),
  isPopular: z.boolean(),
  sortOrder: z.number().int().min(0).max(10_000),
});

export const plan = planFields.extend({ planId, createdAt: timestamp, updatedAt: timestamp });
export type Plan = z.infer<typeof plan>;

/** Credits that a purchase of the plan adds: docs/rules/plans.md#credits-of-a-plan */
export function resolvePlanCredits(of: Pick<Plan, 'credits' | 'creditsCustom'>): number {
  if (of.creditsCustom === 'unlimited') return planCredits.unlimited;
  if (of.creditsCustom === 'custom') return planCredits.custom;
  return of.creditsCustom === '' ? of.credits : Number(of.creditsCustom);
}

/** Whether a plan is sold by contact only: the enterprise plan and plans without a price in any currency. */
export function isContactOnly({ planId: id, price }: Pick<Plan, 'planId' | 'price'>): boolean {
  return id === enterprisePlanId || currencies.every((code) => price[code] === 0);
}

/** The user's entitlements. */
export const ownEntitlements = z.object({
  /** The plan bought last; null without a purchase. */
  planId: planId.nullable(),
  planName: localizedText(planLimits.nameMaximum).nullable(),
  /** The highest value of each entitlement among all bought plans. */
  entitlements,
  /** Number of projects outside the trash. */
  projects: z.number().int().min(0),
});
export type OwnEntitlements = z.infer<typeof ownEntitlements>;

export const getEntitlements = defineEndpoint({
  name: 'getEntitlements',
  summary: "Returns the caller's plan, its limits and how much of them is used.",
  method: 'GET',
  path: '/entitlements',
  access: 'member',
  status: 200,
  reply: ownEntitlements,
  errors: [],
});

const planParams = z.object({ planId });

export const listPlans = defineEndpoint({
  name: 'listPlans',
  summary: "Lists the active plans in display order with the visitor's currency.",
  method: 'GET',
  path: '/plans',
  access: 'public',
  status: 200,
  reply: z.object({
    plans: z.array(plan),
    /** The visitor's default currency, one of `currencies` unless nothing can be paid. */
    currency,
    /** Currencies that can be paid now: docs/rules/pricing-page.md#currency */
    currencies: z.array(currency),
    /** Whether buyers in Türkiye can pay in lira only: docs/rules/payments.md#turkish-buyers */
    isLiraOnlyInTurkiye: z.boolean(),
    /** Credits that a turn is assumed to cost in estimates: docs/rules/credits.md#estimated-conversations */
    creditsPerConversation: z.number().int().min(1),
    /** Token-to-credit ratio of this installation. */
    creditsPerToken: z.number(),
  }),
  errors: [],
});
export const getPlan = defineEndpoint({
  name: 'getPlan',
  summary: 'Returns one active plan.',
  method: 'GET',
  path: '/plans/{planId}',
  access: 'public',
  params: planParams,
  status: 200,
  reply: plan,
  errors: ['plan_not_available'],
});
export const listAllPlans = defineEndpoint({
  name: 'listAllPlans',
  summary: 'Lists all plans, including inactive ones.',
  method: 'GET',
  path: '/admin/plans',
  access: 'admin',
  status: 200,
  reply: z.object({ plans: z.array(plan) }),
  errors: [],
});
export const createPlan = defineEndpoint({
  name: 'createPlan',
  summary: 'Creates a plan; its id cannot change later.',
  method: 'POST',
  path: '/admin/plans',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: planFields.extend({ planId: z.string().trim().max(36) }),
  status: 201,
  reply: plan,
  errors: ['plan_incomplete', 'plan_already_exists', 'plan_too_many'],
});
export const updatePlan = defineEndpoint({
  name: 'updatePlan',
  summary: 'Changes any part of a plan except its id; earlier orders keep their terms.',
  method: 'PATCH',
  path: '/admin/plans/{planId}',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: planParams,
  body: planFields.partial(),
  status: 200,
  reply: plan,
  errors: ['plan_incomplete', 'plan_not_found'],
});
export const orderPlans = defineEndpoint({
  name: 'orderPlans',
  summary: 'Sets the display order of all plans, named once each.',
  method: 'PUT',
  path: '/admin/plans/order',
  access: 'admin',
  body: z.strictObject({ planIds: z.array(planId).min(1).max(planLimits.plansMaximum) }),
  status: 200,
  reply: z.object({ plans: z.array(plan) }),
  errors: ['plan_order_outdated'],
});
export const deletePlan = defineEndpoint({
  name: 'deletePlan',
  summary: 'Deletes a plan; earlier purchases keep it.',
  method: 'DELETE',
  path: '/admin/plans/{planId}',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: planParams,
  status: 204,
  reply: null,
  errors: ['plan_not_found'],
});
