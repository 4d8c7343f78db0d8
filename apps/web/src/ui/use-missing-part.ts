import { useTranslate } from '../i18n/translation.ts';
import { showToast } from './toast.ts';

/** Reports that a lazy component could not be loaded and closes its place, so that the user can open it again. */
export function useMissingPart(giveUp: () => void): () => void {
  const translate = useTranslate();
  return () => {
    giveUp();
    showToast({ type: 'error', title: translate('errors.general_unavailable') });
  };
}
