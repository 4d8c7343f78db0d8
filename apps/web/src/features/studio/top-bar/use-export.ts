import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';

export interface ExportState {
  /** Unsaved edits are being saved. */
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  start(): Promise<void>;
  close(): void;
}

/** Opens the export after saving the project; conflicts have to be resolved first. docs/rules/studio.md#export */
export function useExport(): ExportState {
  const translate = useTranslate();
  const { sync, document, ui } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);

  async function start(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await sync.saveNow();
      if (sync.hasUnsavedEdits()) {
        showToast({ type: 'warning', title: translate('studio.export.unsaved') });
        ui.change({ conflictPath: [...document.getState().conflicts.keys()][0] ?? null });
        return;
      }
      setOpen(true);
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('studio.export.failed'),
        message: errorText(error, translate),
      });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, isOpen, start, close: () => setOpen(false) };
}
