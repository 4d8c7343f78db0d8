import type { PreviewHost } from '@kilim/preview/host';
import type { RefObject } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';
import { createAppStorage } from './app-storage.ts';

interface ResetDataDialogProps {
  readonly host: RefObject<PreviewHost | null>;
  readonly onClose: () => void;
}

/** Asks before the data that the app stored in the preview is erased. */
export function ResetDataDialog({ host, onClose }: ResetDataDialogProps) {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const reset = async (): Promise<void> => {
    onClose();
    // A stopped app has no host, and what it stored may be the reason why it does not run.
    if (host.current === null) await createAppStorage(projectId).clear();
    else host.current.resetData();
    showToast({ type: 'success', title: translate('preview.resetData.done') });
  };
  return (
    <ConfirmDialog
      confirmLabel={translate('preview.resetData.confirm')}
      description={translate('preview.resetData.hint')}
      isOpen
      onCancel={onClose}
      onConfirm={() => void reset()}
      title={translate('preview.resetData.title')}
    />
  );
}
