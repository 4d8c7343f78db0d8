import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, type Plan } from '@kilim/contract';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type NewPlan, useSavePlan } from './api/plans.ts';
import { PlanFields } from './plan-fields.tsx';
import { emptyPlanForm, fillPlanForm, type PlanFormInput, planForm } from './plan-form.ts';

export interface PlanEditorProps {
  /** null makes a new one. */
  readonly plan: Plan | null;
  readonly plans: readonly Plan[];
  readonly onClose: () => void;
}

const resolver = zodResolver(planForm);

/** Creates or changes a plan. What was typed is not lost by a stray click: closing asks first. */
export function PlanEditor({ plan, plans, onClose }: PlanEditorProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const formId = useId();
  const saving = useSingleRun(useSavePlan(plan?.planId ?? null));
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm<PlanFormInput, unknown, NewPlan>({
    defaultValues: plan === null ? emptyPlanForm(plans) : fillPlanForm(plan, language),
    resolver,
    mode: 'onTouched',
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
    <>
      <Dialog
        isOpen
        size="large"
        title={translate(plan === null ? 'admin.planEditor.createTitle' : 'admin.planEditor.editTitle')}
        onClose={() => (isDirty && !saving.isPending ? setIsLeaving(true) : onClose())}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            <Button type="submit" form={formId} isBusy={saving.isPending}>
              {translate(plan === null ? 'admin.planEditor.create' : 'common.save')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5 pt-1 [&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0"
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving.isPending) void submit(event);
          }}
        >
          <PlanFields form={form} isNew={plan === null} />
          <div role="alert" className="empty:hidden">
            {problem === null ? null : (
              <p className="flex items-start gap-2 text-13 text-danger">
                <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
                {problem}
              </p>
            )}
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        title={translate('admin.planEditor.discardTitle')}
        confirmLabel={translate('admin.planEditor.discard')}
        onCancel={() => setIsLeaving(false)}
        onConfirm={onClose}
      />
    </>
  );
}
