import type { VersionId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { restoreToVersion } from '../api/versions.ts';
import { useStudio } from '../session/studio-context.tsx';

/** Restores a version as a new one. Unsaved edits are saved first, so that the restore can be undone. */
export function useRestoreVersion(): {
  readonly isRestoring: boolean;
  restore(versionId: VersionId): Promise<boolean>;
} {
  const translate = useTranslate();
  const { projectId, sync } = useStudio();
  const client = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);

  async function restore(versionId: VersionId): Promise<boolean> {
    setRestoring(true);
    try {
      const version = await sync.runExclusive(() => restoreToVersion(projectId, versionId));
      await sync.pull();
      void client.invalidateQueries({ queryKey: queryKeys.projects.versions(projectId), exact: true });
      showToast({
        type: 'success',
        title: translate('studio.versions.restored', { revision: version.revision }),
      });
      return true;
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('studio.versions.restoreFailed'),
        message: errorText(error, translate),
      });
      return false;
    } finally {
      setRestoring(false);
    }
  }
  return { isRestoring, restore };
}
