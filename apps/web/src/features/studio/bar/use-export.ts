import type { Project } from '@kilim/contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { downloadExport } from '../api/download-export.ts';
import { useStudio } from '../session/studio-context.tsx';

/** Exports what is on screen: it is saved first, and a conflict is settled before anything leaves. */
export function useExport(project: Project): { readonly isBusy: boolean; start(): Promise<void> } {
  const translate = useTranslate();
  const language = useLanguage();
  const { sync, document, ui } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await sync.saveNow();
      if (sync.hasUnsavedEdits()) {
        showToast({ type: 'warning', title: translate('studio.export.unsaved') });
        ui.change({ conflictPath: [...document.getState().conflicts.keys()][0] ?? null });
        return;
      }
      await downloadExport(project.id, project.name, language, controller.signal);
      showToast({
        type: 'success',
        title: translate('studio.export.done'),
        message: translate('studio.export.doneHint'),
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      showToast({
        type: 'error',
        title: translate('studio.export.failed'),
        message: errorText(error, translate),
      });
    } finally {
      running.current = null;
      setBusy(false);
    }
  }
  return { isBusy, start };
}
