import { chooseLanguage, useLanguage, useTranslate } from '../i18n/translation.ts';
import { showToast } from '../ui/toast.ts';

/** Switches to the other language and reports when its texts cannot be loaded. */
export function useChangeLanguage(): () => void {
  const translate = useTranslate();
  const other = useLanguage() === 'tr' ? 'en' : 'tr';
  return () => {
    chooseLanguage(other).catch(() => {
      showToast({ type: 'error', title: translate('errors.general_unavailable') });
    });
  };
}
