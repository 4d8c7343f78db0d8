import type { Project } from '@kilim/contract';
import { useTranslate } from '../../i18n/translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface DeleteProjectDialogProps {
  readonly project: Project;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms deleting a project and says that it can be restored. */
export function DeleteProjectDialog({ project, onConfirm, onClose }: DeleteProjectDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isOpen
      title={translate('dashboard.delete.question')}
      description={translate('dashboard.delete.description', { name: project.name })}
      confirmLabel={translate('dashboard.delete.confirm')}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
