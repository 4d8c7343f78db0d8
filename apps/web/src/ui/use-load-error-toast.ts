import { useTranslate } from '../i18n/translation.ts';
import { showToast } from './toast.ts';

/** An `onLoadError` for lazy dialogs: shows a toast and closes the dialog, so that the user can open it again. */
export function useLoadErrorToast(close: () => void): () => void {
  const translate = useTranslate();
  return () => {
    close();
    showToast({ type: 'error', title: translate('errors.general_unavailable') });
  };
}
