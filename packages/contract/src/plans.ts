import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { currencies, currency, minorAmount } from './money.ts';
import { timestamp } from './primitives.ts';
import { localizedText } from './site-settings.ts';

// Plans (admin.md §3): what credits are bought with.

export const planLimits = {
  nameMaximum: 60,
  descriptionMaximum: 300,
  featureMaximum: 120,
  featuresMaximum: 20,
  plansMaximum: 50,
  /** Megabytes of storage that a plan can include. */
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

/** Bought by a talk, not at the checkout (customer.md §2). */
export const enterprisePlanId = 'enterprise' as PlanId;

/** What holders of a plan may do beyond everybody else. The server checks each where the feature stands. */
export const entitlements = z.strictObject({
  /** How many projects a person may have; null is without a limit. */
  projectLimit: z.number().int().min(1).max(10_000).nullable(),
  /** Megabytes (of 1,048,576 bytes) that a person may store; always limited, because a disk is. */
  storageMegabytes: z.number().int().min(planLimits.storageMinimum).max(planLimits.storageMaximum),
  /** Tickets of holders open with high priority. */
  hasPrioritySupport: z.boolean(),
});
export type Entitlements = z.infer<typeof entitlements>;

/** Of everybody who has not bought a plan. */
export const freeEntitlements: Entitlements = {
  projectLimit: 20,
  storageMegabytes: 200,
  hasPrioritySupport: false,
};

/** Entitlements as they were stored; before storage was limited they did not name it. */
export function readEntitlements(
  stored: Omit<Entitlements, 'storageMegabytes'> & { readonly storageMegabytes?: number },
): Entitlements {
  return {
    ...stored,
    storageMegabytes: stored.storageMegabytes ?? (stored.projectLimit === null ? 5_120 : 1_024),
  };
}

/** Minor units by currency; 0 means that the plan is not sold in it. */
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
  /** Empty, `custom`, `unlimited` or a number as text: stands before `credits` (admin.md §9). */
  creditsCustom: z.union([z.enum(['', 'custom', 'unlimited']), z.string().regex(/^\d{1,9}$/)]),
  features: z.strictObject({ tr: featureList, en: featureList }),
  entitlements,
  isActive: z.boolean(),
  isPopular: z.boolean(),
  sortOrder: z.number().int().min(0).max(10_000),
});

export const plan = planFields.extend({ planId, createdAt: timestamp, updatedAt: timestamp });
export type Plan = z.infer<typeof plan>;

/** Credits that a plan brings (customer.md §9): unlimited, custom, otherwise the parsed number or the plan's own. */
export function resolvePlanCredits(of: Pick<Plan, 'credits' | 'creditsCustom'>): number {
  if (of.creditsCustom === 'unlimited') return planCredits.unlimited;
  if (of.creditsCustom === 'custom') return planCredits.custom;
  return of.creditsCustom === '' ? of.credits : Number(of.creditsCustom);
}

/** Bought by a talk: the enterprise plan, and whatever has a price in no currency (customer.md §2). */
export function isContactOnly({ planId: id, price }: Pick<Plan, 'planId' | 'price'>): boolean {
  return id === enterprisePlanId || currencies.every((code) => price[code] === 0);
}

/** Approximate AI conversations shown at checkout: credits / 1000 (decisions.md). */
export function estimatePlanConversations(credits: number): number {
  return Math.floor(credits / 1_000);
}

/** What a person may do now. */
export const ownEntitlements = z.object({
  /** Of the plan that was bought last; null for somebody who has not bought any. */
  planId: planId.nullable(),
  planName: localizedText(planLimits.nameMaximum).nullable(),
  /** The most generous of everything that was bought. */
  entitlements,
  /** Projects that count against the limit; those in the trash do not. */
  projects: z.number().int().min(0),
});
export type OwnEntitlements = z.infer<typeof ownEntitlements>;

export const getEntitlements = defineEndpoint({
  name: 'getEntitlements',
  summary: 'Plan of the signed-in person, what it allows, and how much of it is used',
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
  summary: 'Active plans in the order in which they are shown, and the currency to begin with',
  method: 'GET',
  path: '/plans',
  access: 'public',
  status: 200,
  reply: z.object({
    plans: z.array(plan),
    currency,
    /** What a token costs here: the model's rate or the operator's own. */
    creditsPerToken: z.number(),
  }),
  errors: [],
});
export const getPlan = defineEndpoint({
  name: 'getPlan',
  summary: 'One active plan',
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
  summary: 'Every plan, for administrators',
  method: 'GET',
  path: '/admin/plans',
  access: 'admin',
  status: 200,
  reply: z.object({ plans: z.array(plan) }),
  errors: [],
});
export const createPlan = defineEndpoint({
  name: 'createPlan',
  summary: 'Add a plan; its id stays',
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
  summary: 'Change any part of a plan but its id; orders keep what they were made with',
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
export const deletePlan = defineEndpoint({
  name: 'deletePlan',
  summary: 'Remove a plan; what was bought with it stays',
  method: 'DELETE',
  path: '/admin/plans/{planId}',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: planParams,
  status: 204,
  reply: null,
  errors: ['plan_not_found'],
});
