import type { Plan } from '@kilim/contract';
import type { NewPlan } from './api/plans.ts';
import { emptyPlanForm, type PlanFormInput, planForm } from './plan-form.ts';

const shape = planForm.shape;
const empty = emptyPlanForm([]);

/** The value of a field, or that of an empty form while it is not valid. */
function read<Field extends keyof typeof shape>(field: Field, typed: PlanFormInput[Field]): NewPlan[Field] {
  const result = shape[field].safeParse(typed);
  return (result.success ? result.data : shape[field].parse(empty[field])) as NewPlan[Field];
}

/** The plan that a form describes so far; names that are missing are replaced by the given one. */
export function draftPlan(
  typed: PlanFormInput,
  { name, at }: { readonly name: string; readonly at: string },
): Plan {
  const named = { tr: typed.name.tr.trim() || name, en: typed.name.en.trim() || name };
  return {
    // The id decides icon and button only; an invalid one gives those of any plan.
    planId: (shape.planId.safeParse(typed.planId).data ?? 'new') as Plan['planId'],
    name: named,
    description: read('description', typed.description),
    price: {
      TRY: shape.price.shape.TRY.safeParse(typed.price.TRY).data ?? 0,
      USD: shape.price.shape.USD.safeParse(typed.price.USD).data ?? 0,
      EUR: shape.price.shape.EUR.safeParse(typed.price.EUR).data ?? 0,
      RUB: shape.price.shape.RUB.safeParse(typed.price.RUB).data ?? 0,
    } as Plan['price'],
    credits: read('credits', typed.credits),
    creditsCustom: typed.creditsCustom,
    features: read('features', typed.features),
    entitlements: read('entitlements', typed.entitlements),
    isActive: typed.isActive,
    isPopular: typed.isPopular,
    sortOrder: read('sortOrder', typed.sortOrder),
    createdAt: at,
    updatedAt: at,
  };
}
