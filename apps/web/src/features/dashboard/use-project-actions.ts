import { AppError, type Project, type ProjectId } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { useDeleteProject, usePurgeProject, useRestoreProject } from './api/delete-project.ts';
import { useDuplicateProject } from './api/save-project.ts';

/** Errors whose own text is more specific than the action's general error. */
const errorsWithText = new Set([
  'project_creation_too_fast',
  'project_limit_reached',
  'project_not_found',
  'trash_limit_reached',
  'storage_limit_reached',
  'storage_write_too_fast',
  'storage_day_limit_reached',
  'general_unavailable',
]);

/**
 * Deletes with undo, restores and duplicates projects. Each reports its result in a toast, even when the list is no
 * longer on screen.
 */
export function useProjectActions() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const deletion = useDeleteProject();
  const restoring = useRestoreProject();
  const purging = usePurgeProject();
  const duplication = useDuplicateProject();
  const duplicating = useRef(false);
  const [duplicatingId, setDuplicatingId] = useState<ProjectId | null>(null);

  const reportFailure = (error: unknown, key: MessageKey): void => {
    const hasText = error instanceof AppError && errorsWithText.has(error.type);
    const message = hasText ? { message: errorText(error, translate) } : {};
    showToast({ type: 'error', title: translate(key), ...message });
  };

  const restore = async (projectId: ProjectId): Promise<void> => {
    try {
      const { name } = await restoring.mutateAsync(projectId);
      showToast({ type: 'success', title: translate('dashboard.trash.done', { name }) });
    } catch (error) {
      reportFailure(error, 'dashboard.trash.failed');
    }
  };

  const remove = async ({ id, name }: Project): Promise<void> => {
    try {
      await deletion.mutateAsync(id);
      showToast({
        type: 'success',
        title: translate('dashboard.delete.done', { name }),
        action: { label: translate('dashboard.delete.undo'), onClick: () => void restore(id) },
      });
    } catch (error) {
      reportFailure(error, 'dashboard.delete.failed');
    }
  };

  const purge = async ({ id, name }: Project): Promise<void> => {
    try {
      await purging.mutateAsync(id);
      showToast({ type: 'success', title: translate('dashboard.trash.purged', { name }) });
    } catch (error) {
      reportFailure(error, 'dashboard.trash.purgeFailed');
    }
  };

  const duplicate = async ({ id }: Project): Promise<void> => {
    if (duplicating.current) return;
    duplicating.current = true;
    setDuplicatingId(id);
    try {
      const copy = await duplication.mutateAsync(id);
      showToast({
        type: 'success',
        title: translate('dashboard.duplicate.done', { name: copy.name }),
        action: {
          label: translate('dashboard.duplicate.open'),
          onClick: () => void navigate(paths.studio.to(copy.id)),
        },
      });
    } catch (error) {
      reportFailure(error, 'dashboard.duplicate.failed');
    } finally {
      duplicating.current = false;
      setDuplicatingId(null);
    }
  };

  return { remove, restore, purge, duplicate, duplicatingId };
}
