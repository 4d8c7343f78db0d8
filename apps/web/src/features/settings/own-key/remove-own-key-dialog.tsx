import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDeleteOwnKey } from '../api/own-key.ts';

/** Confirms the removal of the user's own AI key. */
export function RemoveOwnKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const removal = useSingleRun(useDeleteOwnKey());
  return (
    <ConfirmDialog
      isOpen
      title={translate('ownKey.removeTitle')}
      description={translate('ownKey.removeText')}
      confirmLabel={translate('ownKey.removeConfirm')}
      isBusy={removal.isPending}
      onCancel={onClose}
      onConfirm={() =>
        removal.mutate(undefined, {
          onSuccess: () => {
            showToast({ type: 'success', title: translate('ownKey.removed') });
            onClose();
          },
          onError: (error) =>
            showToast({
              type: 'error',
              title: translate('ownKey.removeFailed'),
              message: errorText(error, translate),
            }),
        })
      }
    />
  );
}
