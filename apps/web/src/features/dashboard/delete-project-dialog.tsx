import type { Project } from '@kilim/contract';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDeleteProject } from './api/delete-project.ts';

export interface DeleteProjectDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Asks before a project goes for good (customer.md §5). */
export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const translate = useTranslate();
  const deletion = useSingleRun(useDeleteProject());
  const remove = (): void =>
    deletion.mutate(project.id, {
      onSuccess: () => {
        showToast({ type: 'success', title: translate('dashboard.delete.done', { name: project.name }) });
        onClose();
      },
      onError: () => showToast({ type: 'error', title: translate('dashboard.delete.failed') }),
    });
  return (
    <ConfirmDialog
      isOpen
      title={translate('dashboard.delete.question')}
      description={translate('dashboard.delete.description', { name: project.name })}
      confirmLabel={translate('dashboard.delete.confirm')}
      isBusy={deletion.isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
