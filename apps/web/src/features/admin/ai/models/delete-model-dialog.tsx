import type { AiModel } from '@kilim/contract';
import { useSingleRun } from '../../../../api/use-single-run.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useTranslate } from '../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useDeleteModel } from '../api/models.ts';

/** Confirms the deletion of a model by its name. */
export function DeleteModelDialog({
  model,
  onClose,
}: {
  readonly model: AiModel;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const deletion = useSingleRun(useDeleteModel());
  return (
    <ConfirmDialog
      isOpen
      title={translate('adminAiModels.deleteTitle', { name: model.name })}
      description={translate('adminAiModels.deleteText')}
      confirmLabel={translate('adminAiModels.deleteConfirm')}
      isBusy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deletion.mutate(model.id, {
          onSuccess: () => {
            showToast({ type: 'success', title: translate('adminAiModels.removed') });
            onClose();
          },
          onError: (error) =>
            showToast({
              type: 'error',
              title: translate('adminAiModels.removeFailed'),
              message: errorText(error, translate),
            }),
        })
      }
    />
  );
}
