import { chooseLanguage, useLanguage, useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';

/** Switches to the other language; says so when its texts can't be had. */
export function useChangeLanguage(): () => void {
  const translate = useTranslate();
  const other = useLanguage() === 'tr' ? 'en' : 'tr';
  return () => {
    chooseLanguage(other).catch(() => {
      showToast({ type: 'error', title: translate('errors.general_unavailable') });
    });
  };
}
