import type { Plan } from '@kilim/contract';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDeletePlan } from './api/plans.ts';

/** Confirms the deletion of a plan by its name. */
export function DeletePlanDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const deletion = useSingleRun(useDeletePlan(plan.planId));
  return (
    <ConfirmDialog
      isOpen
      title={translate('admin.plans.deleteTitle', { name: plan.name[language] })}
      description={translate('admin.plans.deleteText')}
      confirmLabel={translate('admin.plans.deleteConfirm')}
      isBusy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            showToast({ type: 'success', title: translate('admin.plans.removed') });
            onClose();
          },
          onError: (error) =>
            showToast({
              type: 'error',
              title: translate('admin.plans.removeFailed'),
              message: errorText(error, translate),
            }),
        })
      }
    />
  );
}
