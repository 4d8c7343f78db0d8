import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { messagesQuery } from '../api/messages.ts';
import { findVersionBefore } from '../api/versions.ts';
import { findFailures } from '../chat/find-failures.ts';
import { isBroken } from '../preview/preview-store.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { useRestoreVersion } from './use-restore-version.ts';

/** Failed answers in a row after which going back is proposed instead of another try. */
const failuresMinimum = 2;

/**
 * Restores the version before the first of several failed answers. Null while the app runs, and before the second failure:
 * docs/rules/studio.md#going-back
 */
export function useGoBack(): { readonly isBusy: boolean; readonly goBack: () => void } | null {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const isAppBroken = usePreview(({ state }) => isBroken(state));
  const { data: messages = [] } = useInfiniteQuery(messagesQuery(projectId));
  const restore = useRestoreVersion();
  const [isSearching, setSearching] = useState(false);
  const { count, firstVersionId } = findFailures(messages);
  if (!isAppBroken || count < failuresMinimum || firstVersionId === null) return null;

  async function run(failed: NonNullable<typeof firstVersionId>): Promise<void> {
    setSearching(true);
    try {
      const versionId = await findVersionBefore(projectId, failed);
      if (versionId !== null) await restore.restore(versionId);
      else showToast({ type: 'error', title: translate('studio.versions.restoreFailed') });
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('studio.versions.restoreFailed'),
        message: errorText(error, translate),
      });
    } finally {
      setSearching(false);
    }
  }
  return { isBusy: isSearching || restore.isRestoring, goBack: () => void run(firstVersionId) };
}
