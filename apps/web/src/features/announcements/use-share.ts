import { recordEvent } from '../../analytics/record.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';

/** Shares this page with the device's dialog, or copies the link where there is none. */
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
        // A closed dialog is the user's choice; a dialog that cannot open falls back to the clipboard.
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
