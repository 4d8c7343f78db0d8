import { recordEvent } from '../../analytics/record.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';

/** Shares this page: the device's own dialog where there is one, else the link goes to the clipboard. */
export function useShare(): (title: string) => Promise<void> {
  const translate = useTranslate();
  return async (title) => {
    recordEvent('action', 'announcement-shared');
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the dialog is an answer; a dialog that can't open leaves the clipboard.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: 'success', title: translate('announcements.copied') });
    } catch {
      showToast({ type: 'error', title: translate('announcements.copyFailed') });
    }
  };
}
