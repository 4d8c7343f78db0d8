import { AppError, type Plan, type PlanId, planId } from '@kilim/contract';

type Names = Pick<Plan, 'name'>;

function missingNames({ name }: Names): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const language of ['tr', 'en'] as const) {
    if (name[language] === '') fields[`name.${language}`] = 'required';
  }
  return fields;
}

/** A plan needs a name in both languages. */
export function checkPlanComplete(of: Names): void {
  const fields = missingNames(of);
  if (Object.keys(fields).length > 0) throw new AppError('plan_incomplete', { fields });
}

/** The id of a new plan. Other missing fields are reported in the same error. */
export function checkNewPlan(draft: Names & { readonly planId: string }): PlanId {
  const fields = missingNames(draft);
  const id = planId.safeParse(draft.planId);
  if (!id.success) fields['planId'] = draft.planId === '' ? 'required' : 'invalid';
  if (!id.success || Object.keys(fields).length > 0) throw new AppError('plan_incomplete', { fields });
  return id.data;
}
