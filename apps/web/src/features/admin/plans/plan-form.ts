import {
  currencies,
  freeEntitlements,
  type Language,
  type Plan,
  parseDecimal,
  planId,
  planLimits,
} from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';
import { formatAmountInput } from '../format-amount-input.ts';
import type { NewPlan } from './api/plans.ts';

// The form of a plan: its validation and its conversion from and to the API. Messages are message keys.

const key = (name: MessageKey): MessageKey => name;
const tooLong = key('common.tooLong');

const text = (maximum: number) => z.string().trim().max(maximum, tooLong);
const name = text(planLimits.nameMaximum).min(1, key('admin.planEditor.required'));

const wholeNumber = (problem: MessageKey, { from, to }: { from: number; to: number }) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .refine((value) => value >= from && value <= to, problem);

/** `149,90` or `149.90`; empty when the plan is not sold in the currency. */
const price = z.string().transform((typed, context) => {
  const minor = typed.trim() === '' ? parseDecimal('0') : parseDecimal(typed);
  if (minor !== null) return minor;
  context.addIssue({ code: 'custom', message: key('admin.planEditor.priceInvalid') });
  return z.NEVER;
});

/** Empty rows are left out. */
const features = z
  .array(z.object({ text: text(planLimits.featureMaximum) }))
  .transform((rows) => rows.map((row) => row.text).filter((row) => row !== ''));

const projectLimit = wholeNumber(key('admin.planEditor.projectLimitInvalid'), { from: 1, to: 10_000 });

const storageMegabytes = wholeNumber(key('admin.planEditor.storageInvalid'), {
  from: planLimits.storageMinimum,
  to: planLimits.storageMaximum,
});

const planIdProblem = key('admin.planEditor.planIdInvalid');

/** Validation of the form (docs/rules/admin.md#plans); its output is the body of the API call. */
export const planForm = z.object({
  planId: z
    .string()
    .trim()
    .min(1, key('admin.planEditor.required'))
    .refine((typed) => typed === '' || planId.safeParse(typed).success, planIdProblem),
  name: z.object({ tr: name, en: name }),
  description: z.object({ tr: text(planLimits.descriptionMaximum), en: text(planLimits.descriptionMaximum) }),
  price: z.object({ TRY: price, USD: price, EUR: price, RUB: price }),
  /** Empty means 0. */
  credits: z
    .string()
    .trim()
    .regex(/^\d{0,9}$/, key('admin.planEditor.creditsInvalid'))
    .transform(Number),
  creditsCustom: z.enum(['', 'custom', 'unlimited']),
  features: z.object({ tr: features, en: features }),
  entitlements: z.object({
    projectLimit: z.string().transform((typed, context) => {
      if (typed.trim() === '') return null;
      const read = projectLimit.safeParse(typed);
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: key('admin.planEditor.projectLimitInvalid') });
      return z.NEVER;
    }),
    storageMegabytes,
    hasPrioritySupport: z.boolean(),
  }),
  isActive: z.boolean(),
  isPopular: z.boolean(),
  sortOrder: wholeNumber(key('admin.planEditor.sortOrderInvalid'), { from: 0, to: 10_000 }),
}) satisfies z.ZodType<NewPlan>;

export type PlanFormInput = z.input<typeof planForm>;

const rowsOf = (list: readonly string[]) => list.map((row) => ({ text: row }));

/** The form of an existing plan. A number in `creditsCustom` is shown as the amount of credits. */
export function fillPlanForm(plan: Plan, language: Language): PlanFormInput {
  const { creditsCustom } = plan;
  const isWord = creditsCustom === 'custom' || creditsCustom === 'unlimited';
  const prices = currencies.map((code) => {
    const minor = plan.price[code];
    return [code, minor === 0 ? '' : formatAmountInput(minor, language)] as const;
  });
  return {
    planId: plan.planId,
    name: plan.name,
    description: plan.description,
    price: Object.fromEntries(prices) as PlanFormInput['price'],
    credits: isWord || creditsCustom === '' ? String(plan.credits) : creditsCustom,
    creditsCustom: isWord ? creditsCustom : '',
    features: { tr: rowsOf(plan.features.tr), en: rowsOf(plan.features.en) },
    entitlements: {
      projectLimit: plan.entitlements.projectLimit === null ? '' : String(plan.entitlements.projectLimit),
      storageMegabytes: String(plan.entitlements.storageMegabytes),
      hasPrioritySupport: plan.entitlements.hasPrioritySupport,
    },
    isActive: plan.isActive,
    isPopular: plan.isPopular,
    sortOrder: String(plan.sortOrder),
  };
}

/** The form of a new plan: last in the order and inactive. */
export function emptyPlanForm(plans: readonly Plan[]): PlanFormInput {
  const last = Math.max(0, ...plans.map(({ sortOrder }) => sortOrder));
  return {
    planId: '',
    name: { tr: '', en: '' },
    description: { tr: '', en: '' },
    price: { TRY: '', USD: '', EUR: '', RUB: '' },
    credits: '0',
    creditsCustom: '',
    features: { tr: [], en: [] },
    entitlements: {
      projectLimit: '20',
      storageMegabytes: String(freeEntitlements.storageMegabytes),
      hasPrioritySupport: false,
    },
    isActive: false,
    isPopular: false,
    sortOrder: String(Math.min(10_000, last + 10)),
  };
}
