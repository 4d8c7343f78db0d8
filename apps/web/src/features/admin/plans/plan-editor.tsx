import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, type Plan } from '@kilim/contract';
import { useForm } from 'react-hook-form';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type NewPlan, useSavePlan } from './api/plans.ts';
import { PlanFields } from './plan-fields.tsx';
import { emptyPlanForm, fillPlanForm, type PlanFormInput, planForm } from './plan-form.ts';
import { PlanPreview } from './plan-preview.tsx';

export interface PlanEditorProps {
  /** null creates a new one. */
  readonly plan: Plan | null;
  readonly plans: readonly Plan[];
  readonly onClose: () => void;
}

const resolver = zodResolver(planForm);

/** Creates or changes a plan. */
export function PlanEditor({ plan, plans, onClose }: PlanEditorProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const saving = useSingleRun(useSavePlan(plan?.planId ?? null));
  const form = useForm<PlanFormInput, unknown, NewPlan>({
    defaultValues: plan === null ? emptyPlanForm(plans) : fillPlanForm(plan, language),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, errors } = form.formState;

  const submit = form.handleSubmit((values) => {
    saving.mutate(values, {
      onSuccess: () => {
        showToast({
          type: 'success',
          title: translate(plan === null ? 'admin.plans.created' : 'admin.plans.updated'),
        });
        onClose();
      },
      onError: (error) => {
        if (!(error instanceof AppError) || error.type !== 'plan_already_exists') return;
        form.setError('planId', { message: 'errors.plan_already_exists' }, { shouldFocus: true });
      },
    });
  });
  const problem = saving.isError
    ? `${translate('admin.plans.saveFailed')} ${errorText(saving.error, translate)}`
    : isSubmitted && (errors.name ?? errors.planId?.type === 'too_small')
      ? translate('errors.plan_incomplete')
      : null;

  return (
    <FormDialog
      size="large"
      title={translate(plan === null ? 'admin.planEditor.createTitle' : 'admin.planEditor.editTitle')}
      submitLabel={translate(plan === null ? 'admin.planEditor.create' : 'common.save')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 [&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0">
        <PlanFields form={form} isNew={plan === null} />
        <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
          <legend className="float-left text-14 font-semibold">
            {translate('admin.planEditor.preview')}
          </legend>
          <PlanPreview form={form} />
        </fieldset>
      </div>
    </FormDialog>
  );
}
