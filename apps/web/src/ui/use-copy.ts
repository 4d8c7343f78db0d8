import { useTranslate } from '../i18n/translation.ts';
import { showToast } from './toast.ts';

/** Copies a text and reports whether it worked. */
export function useCopy(): (text: string) => void {
  const translate = useTranslate();
  return (text) => {
    // The clipboard API does not exist without TLS and may be denied.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => showToast({ type: 'success', title: translate('common.copied') }),
        () => showToast({ type: 'error', title: translate('common.copyFailed') }),
      );
  };
}
