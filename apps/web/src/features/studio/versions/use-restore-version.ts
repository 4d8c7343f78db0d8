import type { VersionId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { type RestoredVersion, restoreToVersion } from '../api/versions.ts';
import { useStudio } from '../session/studio-context.tsx';

/** Restores a version as a new one. Unsaved edits are saved first; the toast offers to undo the restore. */
export function useRestoreVersion(): {
  readonly isRestoring: boolean;
  restore(versionId: VersionId): Promise<boolean>;
} {
  const translate = useTranslate();
  const { projectId, sync } = useStudio();
  const client = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);

  /** Null when it failed, which a toast says. */
  async function run(versionId: VersionId): Promise<RestoredVersion | null> {
    try {
      const version = await sync.runExclusive(() => restoreToVersion(projectId, versionId));
      await sync.pull();
      void client.invalidateQueries({ queryKey: queryKeys.projects.versions(projectId), exact: true });
      return version;
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('studio.versions.restoreFailed'),
        message: errorText(error, translate),
      });
      return null;
    }
  }

  async function undo(versionId: VersionId): Promise<void> {
    if ((await run(versionId)) !== null) {
      showToast({ type: 'success', title: translate('studio.versions.undone') });
    }
  }

  async function restore(versionId: VersionId): Promise<boolean> {
    setRestoring(true);
    const version = await run(versionId);
    setRestoring(false);
    if (version === null) return false;
    const { previousId, restoredNumber } = version;
    showToast({
      type: 'success',
      title: translate('studio.versions.restored', { number: restoredNumber ?? version.number }),
      ...(previousId === null
        ? {}
        : { action: { label: translate('studio.versions.undo'), onClick: () => void undo(previousId) } }),
    });
    return true;
  }
  return { isRestoring, restore };
}
