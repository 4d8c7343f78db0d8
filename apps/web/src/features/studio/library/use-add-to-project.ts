import type { Asset } from '@kilim/contract';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';
import { addToProject, type CopyMode } from './add-to-project.ts';

/** Copies a file of the library into the open project and says so. Resolves with its path, or null when that failed. */
export function useAddToProject() {
  const translate = useTranslate();
  const studio = useStudio();
  const [busyId, setBusyId] = useState<Asset['id'] | null>(null);
  async function add(asset: Asset, mode: CopyMode): Promise<string | null> {
    setBusyId(asset.id);
    try {
      const copied = await addToProject(studio, asset, mode, new AbortController().signal);
      if (copied === null) {
        showToast({ type: 'error', title: translate('studio.assets.nameInvalid', { name: asset.name }) });
        return null;
      }
      if (mode === 'file') {
        const key = copied.wasThere ? 'designer.library.wasThere' : 'studio.assets.added';
        showToast({ type: 'success', title: translate(key, { path: copied.path }) });
      }
      return copied.path;
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('designer.library.copyFailed', { name: asset.name }),
        message: errorText(error, translate),
      });
      return null;
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, add };
}
