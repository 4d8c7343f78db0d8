import { AppError, type Plan, type PlanId, planId } from '@kilim/contract';

type Names = Pick<Plan, 'name'>;

function missingNames({ name }: Names): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const language of ['tr', 'en'] as const) {
    if (name[language] === '') fields[`name.${language}`] = 'required';
  }
  return fields;
}

/** Throws `plan_incomplete` unless the plan has a name in both languages (docs/rules/plans.md#fields). */
export function checkPlanComplete(plan: Names): void {
  const fields = missingNames(plan);
  if (Object.keys(fields).length > 0) throw new AppError('plan_incomplete', { fields });
}

/** Validates id and names of a new plan. Throws `plan_incomplete` with every missing field. */
export function checkNewPlan(draft: Names & { readonly planId: string }): PlanId {
  const fields = missingNames(draft);
  const id = planId.safeParse(draft.planId);
  if (!id.success) fields['planId'] = draft.planId === '' ? 'required' : 'invalid';
  if (!id.success || Object.keys(fields).length > 0) throw new AppError('plan_incomplete', { fields });
  return id.data;
}
