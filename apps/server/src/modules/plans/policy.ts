import { AppError, type Plan, type PlanId, planId } from '@kilim/contract';

type Names = Pick<Plan, 'name'>;

function missingNames({ name }: Names): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const language of ['tr', 'en'] as const) {
    if (name[language] === '') fields[`name.${language}`] = 'required';
  }
  return fields;
}

/** admin.md §5: both names are needed. */
export function checkPlanComplete(of: Names): void {
  const fields = missingNames(of);
  if (Object.keys(fields).length > 0) throw new AppError('plan_incomplete', { fields });
}

/** The id of a new plan. Whatever else is missing is named in the same error (admin.md §5). */
export function checkNewPlan(draft: Names & { readonly planId: string }): PlanId {
  const fields = missingNames(draft);
  const id = planId.safeParse(draft.planId);
  if (!id.success) fields['planId'] = draft.planId === '' ? 'required' : 'invalid';
  if (!id.success || Object.keys(fields).length > 0) throw new AppError('plan_incomplete', { fields });
  return id.data;
}
